/** The app as it looks at each of the four steps: the one drawing of it that every page uses. */
export { Balance } from './Balance';
export { CampaignList } from './CampaignList';
export { Fan } from './Fan';
export { PostAd } from './PostAd';
export { ProofAccepted } from './ProofAccepted';
