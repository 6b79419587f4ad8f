/** The app as it looks at each step: the one drawing of it that every page uses. */
export { Balance } from './Balance';
export { CampaignList } from './CampaignList';
export { Install } from './Install';
export { PostAd } from './PostAd';
export { ProofAccepted } from './ProofAccepted';
export { Register } from './Register';
export { StatusAd } from './StatusAd';
