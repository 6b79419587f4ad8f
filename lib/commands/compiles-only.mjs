/** Set while Next only compiles: there are no pages yet that the adapter could finish. */
export const COMPILES_ONLY = 'BUILD_COMPILES_ONLY';
