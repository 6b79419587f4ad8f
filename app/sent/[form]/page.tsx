import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { FORM_COPY, FORM_NAMES, formPageOf, isFormName, sentPageOf } from '@/lib/leads/forms';
import { buildMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ form: string }> };

/** Where a form ends that was sent without JavaScript. */
export function generateStaticParams() {
  return FORM_NAMES.map((form) => ({ form }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  const { title, text } = FORM_COPY[form].sent;
  return buildMetadata({ title, description: text, path: sentPageOf(form), index: false });
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
