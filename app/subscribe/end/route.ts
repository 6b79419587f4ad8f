import { showStep, takeStep } from '@/lib/leads/newsletter/handle';
import { newsletterPorts } from '@/lib/leads/server';

export const dynamic = 'force-dynamic';

/** The link that ends the newsletter for an address. */
export const GET = (request: Request) => showStep('end', request, newsletterPorts());
export const POST = (request: Request) => takeStep('end', request, newsletterPorts());
