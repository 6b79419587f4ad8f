/**
 * Every client component that may be an island, under the name that `<Island>` knows it by. What this file does not
 * name is rendered at build and never runs in a browser; the Build Adapter refuses client code from anywhere else.
 */
export { ContactForm as contact } from './forms/ContactForm';
export { EventChoiceForm as eventChoice } from './forms/EventChoiceForm';
export { EventForm as event } from './forms/EventForm';
export { NewsletterForm as newsletter } from './forms/NewsletterForm';
export { PartnerForm as partner } from './forms/PartnerForm';
export { PricingSelector as pricing } from './pricing/PricingSelector';
