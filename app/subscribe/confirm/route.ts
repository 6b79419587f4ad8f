import { leads } from '@/lib/site/forms/site-leads';

export const dynamic = 'force-dynamic';

/** The link that confirms a newsletter address. */
export const GET = (request: Request) => leads().follow('confirm', request);
export const POST = GET;
