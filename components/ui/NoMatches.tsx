import type { ReactNode } from 'react';
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
    <div {...mark} hidden className={`overflow-hidden rounded-panel bg-sand [&[hidden]]:hidden ${className}`}>
      <div className="px-6 py-5 md:px-12 md:py-9">
        {/* The site script adds what was asked for. */}
        <h2 className="heading-2 after:content-[attr(data-asked)]">{title}</h2>
        <p className="my-3 text-pretty text-muted">{text}</p>
        {children}
      </div>
      <div className="bg-white px-6 py-4 md:px-12 md:py-6">
        {links.length > 0 && <p className="mb-2 font-bold">{label}</p>}
        <LinkList
          links={links}
          className="grid gap-x-10 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]"
          item="border-text/15 border-t"
          link="flex min-h-12 items-center py-2 leading-snug underline-offset-4 hover:underline"
        />
      </div>
    </div>
  );
}
