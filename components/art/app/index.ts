/** The app as it looks at each step: the one drawing of it that every page uses. */
export { AdTile, CampaignList, JoinAd, LastAd, PostAd, Posting, StatusAd } from './ads';
export { Install, Mail, Register, Registered } from './install';
export { Balance, NewestMethod, Paid } from './payout';
export { Accepting, ProofAccepted, Screenshot, Viewers } from './proof';
export { LargeNotice, Restricted } from './restricted';
