import { ButtonLink } from '@/components/ui/ButtonLink';
import { content } from '@/lib/content';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';

/**
 * Fixed over the page's dark masthead; the site script marks it `data-scrolled` past the threshold
 * (specification, section 2, "Layout"). A scrim keeps its text readable over whatever begins to pass beneath it.
 * Without script it is dark from the start. The blur goes while the menu is open: a filter would make the header,
 * and not the screen, what the menu's panel is laid out in.
 */
export function Header() {
  const { navigation, site } = content();
  return (
    <header
      data-header
      className="fixed inset-x-0 top-0 z-40 border-transparent border-b bg-linear-to-b from-ink/50 to-ink/0 bg-origin-border transition-colors duration-200 data-scrolled:border-line data-scrolled:bg-ink/85 data-scrolled:not-has-[[open]]:backdrop-blur-md noscript:bg-ink print:hidden"
    >
      <div className="wrap flex h-18 items-center justify-between gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {navigation.header.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] text-mist transition-colors hover:text-white"
            >
              {label}
            </a>
          ))}
          <ButtonLink href={site.storeUrl} size="small" className="ml-3" data-track="start-earning-header">
            Start Earning Today
          </ButtonLink>
        </nav>
        <MobileMenu links={navigation.header} />
      </div>
    </header>
  );
}
