import { showStep, takeStep } from '@/lib/leads/newsletter/handle';
import { newsletterPorts } from '@/lib/leads/server';

export const dynamic = 'force-dynamic';

/** The link that confirms a newsletter address. */
export const GET = (request: Request) => showStep('confirm', request, newsletterPorts());
export const POST = (request: Request) => takeStep('confirm', request, newsletterPorts());
