import { LuChevronDown } from 'react-icons/lu';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Flat } from '@/components/ui/Flat';
import { LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import { Logo } from './Logo';

/**
 * Fixed over the page's dark strip; the site script marks it `data-scrolled` past the threshold (specification, section
 * 2, "Layout"). A scrim keeps its text readable over whatever begins to pass beneath it. Without script it is dark from
 * the start. The blur goes while the menu is open: a filter would make the header, and not the screen, what the menu's
 * panel is laid out in. Its button speaks to whom the page speaks to, which the page's head tells by `data-family`.
 */
export function Header({ navigation, site }: Pick<Content, 'navigation' | 'site'>) {
  const { menu, actions } = navigation.words;
  return (
    <Flat
      as="header"
      data-header
      suppressHydrationWarning
      className="fixed inset-x-0 top-0 z-40 border-transparent border-b bg-[linear-gradient(var(--color-ink),transparent)] bg-origin-border transition-tone data-scrolled:border-line data-scrolled:bg-ink/95 has-[[open]]:bg-ink! data-scrolled:not-has-[[open]]:backdrop-blur-md noscript:bg-ink print:hidden"
    >
      <div className="wrap flex h-18 items-center justify-between gap-6 max-[19em]:gap-2 max-[19em]:px-3">
        <Logo name={site.product.name} />
        <nav aria-label={menu.label} className="hidden items-center lg:flex xl:gap-1">
          {navigation.header.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 text-[0.9375rem] text-mist decoration-2 decoration-leaf underline-offset-8 transition-tone hover:text-white aria-[current=page]:text-white aria-[current=page]:underline xl:px-3"
            >
              {label}
            </a>
          ))}
          {/* What the six places leave out: a popover, which the browser opens and closes without script. */}
          {navigation.more.length > 0 && (
            <>
              <button
                type="button"
                popoverTarget="more-places"
                className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-[0.9375rem] text-mist transition-tone hover:text-white has-[+:popover-open]:text-white has-[+:popover-open]:*:rotate-180 xl:px-3"
              >
                {menu.more}
                <LuChevronDown aria-hidden="true" className="size-4" />
              </button>
              <ul
                id="more-places"
                popover="auto"
                className="fixed inset-auto top-20 right-[max(10.5rem,calc(50%-28.25rem))] m-0 rounded-card border border-line bg-raised p-3 text-white shadow-device"
              >
                {navigation.more.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="block rounded-control py-3 pr-16 pl-4 font-display text-xl hover:bg-line focus-visible:bg-line aria-[current=page]:bg-line"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <ButtonLink
            href={site.storeUrl}
            size="small"
            className="ml-3 whitespace-nowrap [html:has([data-family=advertiser])_&]:hidden"
            data-track="start-earning-header"
          >
            {actions.earn}
          </ButtonLink>
          <ButtonLink
            href={site.advertiserUrl}
            size="small"
            tone="iris"
            className="ml-3 hidden! whitespace-nowrap [html:has([data-family=advertiser])_&]:inline-flex!"
            data-track="run-ad-header"
          >
            {actions.advertise}
          </ButtonLink>
        </nav>
        <MobileMenu navigation={navigation} site={site} />
      </div>
    </Flat>
  );
}

/**
 * A disclosure that opens without script. The site script adds Escape, focus that stays inside and closing
 * on choice; the scroll lock is CSS (`html:has(details[data-menu][open])`).
 */
function MobileMenu({ navigation, site }: Pick<Content, 'navigation' | 'site'>) {
  const { menu, actions } = navigation.words;
  return (
    <details data-menu className="group -mr-3 lg:hidden">
      <summary
        data-track="menu"
        className="flex size-[48px] cursor-pointer items-center justify-center rounded-control text-white [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only group-open:hidden">{menu.open}</span>
        <span className="sr-only hidden group-open:block">{menu.close}</span>
        <span aria-hidden="true" className="relative block h-4 w-6">
          <span className="absolute inset-x-0 top-1 border-t-2 transition-transform motion-reduce:transition-none group-open:translate-y-1 group-open:rotate-45" />
          <span className="absolute inset-x-0 bottom-1 border-t-2 transition-transform motion-reduce:transition-none group-open:-translate-y-1 group-open:-rotate-45" />
        </span>
      </summary>
      <nav
        aria-label={menu.mobile}
        className="fixed inset-x-0 top-18 bottom-0 flex flex-col overflow-y-auto overscroll-contain bg-ink px-5 pt-2 pb-6 md:px-10"
      >
        <LinkList
          links={navigation.header}
          className="grid grow md:max-h-120"
          item="border-line border-b"
          link="flex h-full min-h-13 items-center font-display text-2xl text-white decoration-2 underline-offset-8 md:text-3xl aria-[current=page]:text-leaf aria-[current=page]:underline"
        />
        <LinkList
          links={navigation.more}
          className="mt-3 columns-2"
          link="flex min-h-11 items-center font-bold text-white decoration-2 underline-offset-8 aria-[current=page]:text-leaf aria-[current=page]:underline"
        />
        <div className="grid gap-2.5 pt-4 md:grid-cols-2">
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
