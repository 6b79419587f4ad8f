import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SentPage } from '@/components/forms/SentPage';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { sentEventPageOf } from '@/lib/leads/client';
import { built, listed } from '@/lib/site/built';
import { calendarPath } from '@/lib/site/community/calendar';
import { EVERY_FORM, FORM_COPY } from '@/lib/site/forms/copy';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ event: string }> };

/** Where a registration ends that was sent without JavaScript: with the event for the visitor's calendar. */
const all = () => staticParams<{ event: string }>('/sent/event/[event]', content());

export function generateStaticParams() {
  return built(all);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(sentEventPageOf((await listed(params, all)).event));
}

export default async function SentEventPage({ params }: Props) {
  const { event: id } = await listed(params, all);
  const event = content().events.events.find((one) => one.id === id);
  if (!event) notFound();
  const next = {
    href: calendarPath(id),
    label: insert(EVERY_FORM.calendarOf, { title: event.title }),
    download: true,
  };
  return <SentPage form="event" words={FORM_COPY.event.sent} next={next} />;
}
