import { publicSettings } from '../../content/settings/public';

/** Where the product API that ships with the site answers (app/api). */
const EMBEDDED = '/api';

/** Base URL of the product API, without a trailing slash. */
export const API_BASE_URL = (publicSettings.apiUrl ?? EMBEDDED).replace(/\/+$/, '');

/** Whether the browser asks the embedded API, so that content/pricing.json holds the prices it will get. */
export const API_IS_EMBEDDED = API_BASE_URL === EMBEDDED;
