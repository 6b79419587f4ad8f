import { ButtonLink } from '@/components/ui/ButtonLink';
import { LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';

/**
 * A disclosure that opens without script. The site script adds Escape, focus that stays inside and closing
 * on choice; the scroll lock is CSS (`html:has(details[data-menu][open])`).
 */
export function MobileMenu({ navigation, site }: Pick<Content, 'navigation' | 'site'>) {
  const { menu, actions } = navigation.words;
  return (
    <details data-menu className="group lg:hidden">
      <summary
        data-track="menu"
        className="flex size-[48px] cursor-pointer list-none items-center justify-center rounded-control text-white [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only group-open:hidden">{menu.open}</span>
        <span className="sr-only hidden group-open:block">{menu.close}</span>
        <span aria-hidden="true" className="relative block h-4 w-6">
          <span className="absolute inset-x-0 top-1 h-0.5 rounded-full bg-current transition-transform duration-200 motion-reduce:transition-none group-open:translate-y-1 group-open:rotate-45" />
          <span className="absolute inset-x-0 bottom-1 h-0.5 rounded-full bg-current transition-transform duration-200 motion-reduce:transition-none group-open:-translate-y-1 group-open:-rotate-45" />
        </span>
      </summary>
      <nav
        aria-label={menu.mobile}
        className="fixed inset-x-0 top-18 bottom-0 overflow-y-auto overscroll-contain bg-ink px-5 pt-2 pb-6"
      >
        <LinkList
          links={navigation.header}
          className="mx-auto max-w-xl"
          item="border-line border-b"
          link="flex min-h-13 items-center font-display text-2xl text-white aria-[current=page]:text-leaf"
        />
        <LinkList
          links={navigation.more}
          className="mx-auto mt-3 grid max-w-xl grid-cols-2 gap-x-4"
          link="flex min-h-11 items-center text-mist underline-offset-4 hover:text-white hover:underline aria-[current=page]:text-leaf"
        />
        <div className="mx-auto mt-4 grid max-w-xl gap-2.5">
          <ButtonLink href={site.storeUrl} data-track="start-earning-menu">
            {actions.earn}
          </ButtonLink>
          <ButtonLink href={site.advertiserUrl} tone="outline-dark" data-track="run-ad-menu">
            {actions.advertise}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
