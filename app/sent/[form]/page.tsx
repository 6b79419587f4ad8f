import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { FORM_COPY, formPageOf, isFormName, sentPageOf } from '@/lib/leads/forms';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ form: string }> };

/** Where a form ends that was sent without JavaScript. */
export function generateStaticParams() {
  return staticParams<{ form: string }>('/sent/[form]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  return pageMetadata(sentPageOf(form));
}

export default async function SentPage({ params }: Props) {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  const { title, text, again } = FORM_COPY[form].sent;
  const next =
    form === 'event'
      ? { href: '/community', label: 'Add it to your calendar' }
      : { href: formPageOf(form), label: again };
  return (
    <div data-form-sent={form}>
      <Masthead title={title} lead={text}>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/">Back to the home page</ButtonLink>
          <ButtonLink href={next.href} tone="outline-dark">
            {next.label}
          </ButtonLink>
        </div>
      </Masthead>
    </div>
  );
}
