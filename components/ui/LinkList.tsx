import type { ReactNode } from 'react';

/** Look of a link in a row of short ones; its ground and its edge are added. */
export const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm transition-tone hover:bg-ink hover:text-white';

/** A row of them: to be swiped on phones, where it fades out at the end. */
export const CHIPS =
  'no-scrollbar -mx-5 flex gap-1.5 overflow-x-auto whitespace-nowrap py-1 ps-5 pe-10 max-sm:mask-[linear-gradient(to_right,#000_calc(100%-3rem),transparent)] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 *:shrink-0';

type Props = {
  links: readonly { href: string; label: ReactNode }[];
  /** Classes of the list, of each entry and of each link. */
  className?: string;
  item?: string;
  link: string;
};

/** Links that look alike; without any there is no list. */
export function LinkList({ links, className, item, link }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href} className={item}>
          <a href={href} className={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
