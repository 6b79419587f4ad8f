/** The door for components and the site script: what a browser may load. The server's is index.ts. */
export {
  endpointOf,
  type FormName,
  formPageOf,
  HONEYPOT,
  isFormName,
  UNCONFIRMED_PAGE,
} from './forms';
export { fieldRules } from './rules';
export { type FailureCause, newKey, submitForm } from './submit';
