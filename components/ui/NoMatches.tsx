import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';
import { LinkList } from './LinkList';

type Props = {
  title: string;
  text: ReactNode;
  /** What to read instead, and what that is called. */
  label: string;
  links: readonly { href: string; label: string }[];
  className?: string;
  /** The way back. */
  children: ReactNode;
};

/** Where a search found nothing; the site script shows it. */
export function NoMatches({ title, text, label, links, className = '', children, ...mark }: Props) {
  return (
    <div
      {...mark}
      hidden
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 overflow-hidden rounded-panel bg-sand px-6 pt-5 md:px-12 md:pt-9 [&[hidden]]:hidden ${className}`}
    >
      <div className="max-sm:col-span-2 sm:col-start-1">
        {/* The site script adds what was asked for. */}
        <h2 className="heading-2 after:content-[attr(data-asked)]">{title}</h2>
        <p className="mt-3 text-pretty text-muted">{text}</p>
      </div>
      <div className="col-start-1 self-center pt-3 pb-5 md:pb-9">{children}</div>
      <div className="-mx-6 md:-mx-12 relative order-last col-span-2 bg-white px-6 py-4 md:px-12 md:py-6">
        {links.length > 0 && <p className="mb-2 font-bold">{label}</p>}
        <LinkList
          links={links}
          className="grid gap-x-10 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]"
          item="border-text/15 border-t"
          link="flex min-h-12 items-center py-2 leading-snug underline-offset-4 hover:underline"
        />
      </div>
      <Person
        name="tunde"
        pose="present"
        className="-mr-4 -scale-x-100 w-26 self-end max-[19em]:hidden @max-[13em]/page:hidden sm:[grid-area:1/2/span_2] lg:w-56"
      />
    </div>
  );
}
