import { content } from '@/lib/content';
import { securityText } from '@/lib/site/security-text';

export const dynamic = 'force-static';

export function GET(): Response {
  const { site, today } = content();
  return new Response(securityText(site, today), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
