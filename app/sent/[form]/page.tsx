import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { formPageOf, isFormName, sentPageOf } from '@/lib/leads/client';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
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

export default async function SentFormPage({ params }: Props) {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  const { sent } = FORM_COPY[form];
  const next =
    form === 'event'
      ? { href: '/community', label: EVERY_FORM.calendar }
      : { href: formPageOf(form), label: sent.again };
  return <SentPage form={form} words={sent} next={next} />;
}
