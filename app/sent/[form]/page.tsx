import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { formPageOf, isFormName } from '@/lib/leads/client';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { form: string };
const route = pageRoute<Params>('/sent/[form]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

/** Where a form ends that was sent without JavaScript. */
export default async function SentFormPage(props: RouteProps<Params>) {
  const { form } = await route.asked(props);
  if (!isFormName(form)) notFound();
  const { sent } = FORM_COPY[form];
  const next =
    form === 'event'
      ? { href: '/community', label: EVERY_FORM.calendar }
      : { href: formPageOf(form), label: sent.again, unsent: content().notices.sent.unsentNext };
  return <SentPage form={form} words={sent} next={next} />;
}
