import site from '@/content/site.json';
import { isFormName } from '@/lib/leads/forms';
import { acceptSubmission } from '@/lib/leads/intake/accept';
import { corsOrigin } from '@/lib/leads/intake/origin';
import { respond } from '@/lib/leads/intake/respond';
import { createIntake } from '@/lib/leads/server';
import { openEventTitle } from '@/lib/site/community/event-choice';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/api/leads/[form]'>;

// Made with the first request: at build, when this module is loaded too, there is nothing to take.
let created: ReturnType<typeof createIntake> | undefined;
const parts = () => {
  created ??= createIntake({ siteUrl: site.url, openEventTitle });
  return created;
};

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { form } = await params;
  if (!isFormName(form)) {
    return Response.json(
      { error: { code: 'unknown-form', message: 'There is no such form.', fields: {} } },
      { status: 404 },
    );
  }
  const { intake, render } = parts();
  const answer = await acceptSubmission(form, request, intake);
  return respond(form, answer, { render, origin: corsOrigin(request.headers, intake.origins) });
}

export function OPTIONS(request: Request): Response {
  const origin = corsOrigin(request.headers, parts().intake.origins);
  const headers = new Headers({ Allow: 'POST, OPTIONS', Vary: 'Origin' });
  if (origin) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Methods', 'POST');
    headers.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    headers.set('Access-Control-Max-Age', '86400');
  }
  return new Response(null, { status: 204, headers });
}
