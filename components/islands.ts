// biome-ignore-all assist/source/organizeImports: a line an island
/**
 * Every client component that may be an island, under the name that `<Island>` knows it by. What this file does not
 * name is rendered at build and never runs in a browser; the Build Adapter refuses client code from anywhere else.
 */
export { LeadForm as contact } from './forms/LeadForm';
export { LeadForm as event } from './forms/LeadForm';
export { LeadForm as newsletter } from './forms/LeadForm';
export { LeadForm as partner } from './forms/LeadForm';
export { PricingSelector as pricing } from './pricing/PricingSelector';
