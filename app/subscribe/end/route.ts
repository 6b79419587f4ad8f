import { leads } from '@/lib/site/forms/site-leads';

export const dynamic = 'force-dynamic';

/** The link that ends the newsletter for an address. */
export const GET = (request: Request) => leads().follow('end', request);
export const POST = GET;
