import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { formPageOf, isFormName } from '@/lib/leads/client';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageRoute } from '@/lib/site/page-route';

/** Where a form ends that was sent without JavaScript. */
const route = pageRoute('/sent/[form]', ({ form }) => {
  if (!isFormName(form)) notFound();
  const { sent } = FORM_COPY[form];
  const next =
    form === 'event'
      ? { href: '/community', label: EVERY_FORM.calendar }
      : { href: formPageOf(form), label: sent.again, unsent: content().notices.sent.unsentNext };
  return <SentPage form={form} words={sent} next={next} />;
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
