/** Where the product API that ships with the site answers (app/api). */
const EMBEDDED = '/api';

/** Base URL of the product API, without a trailing slash. `next build` puts the setting in place of the expression. */
export const API_BASE_URL = (process.env.NEXT_PUBLIC_API_URL || EMBEDDED).replace(/\/+$/, '');

/** Whether the browser asks the embedded API, so that content/pricing.json holds the prices it will get. */
export const API_IS_EMBEDDED = API_BASE_URL === EMBEDDED;
