import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';
import { PostalAddress } from '@/components/ui/PostalAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';

/** Four ways to find out who the company is, beside its shop front: the address on the wall, somebody in the open door. */
export function WhoWeAre({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.who;
  return (
    <section id="who" aria-labelledby="who-title" className="overflow-hidden bg-sand pt-8 md:pt-26">
      <div className="wrap grid gap-x-10 gap-y-6 md:gap-y-10 lg:grid-rows-[auto_1fr] lg:gap-x-12 @min-[42em]/page:grid-cols-[5fr_6fr] lg:@min-[60em]/page:grid-cols-[7fr_5fr]">
        <h2 id="who-title" className="heading-2 max-lg:col-span-full lg:max-w-[9em]">
          {words.title}
        </h2>
        <dl className="grid content-start items-start gap-4 empty:hidden md:gap-7 md:pb-12 lg:gap-10 lg:pb-16 lg:@min-[60em]/page:grid-cols-2">
          {trust.checks.map(({ title, text }) => (
            <div key={title} className="border-leaf border-l-4 pl-4 md:pl-6">
              <dt className="heading-3">{title}</dt>
              <dd className="mt-1 max-w-[46ch] max-md:leading-snug md:text-lg @min-[16em]/page:[&_a]:whitespace-nowrap">
                <Words text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex break-inside-avoid flex-col lg:@min-[60em]/page:col-start-2 lg:@min-[60em]/page:row-span-2 lg:@min-[60em]/page:row-start-1">
          <span
            aria-hidden="true"
            className="mx-auto flex items-center gap-3 rounded-t-control bg-ink px-8 py-2.5 font-bold font-display text-2xl text-white leading-none lg:px-10 lg:py-4 lg:text-4xl"
          >
            <Ring segments={8} thickness={0.14} className="size-[1.1em] text-leaf" />
            {site.product.name}
          </span>
          <Drawing name="awning" className="relative z-1 h-10 w-full lg:h-16" />
          <div className="relative mx-2 -mt-3 flex grow flex-col bg-leaf-deep pt-3 text-white [--focus-ring:var(--color-white)] lg:-mt-4 lg:pt-4">
            <address className="grid grow gap-x-6 p-4 not-italic max-md:pt-3 max-md:pb-2 leading-snug content-start md:p-6 md:text-lg lg:content-between">
              <span className="xl:text-xl">
                <PostalAddress
                  site={site}
                  name={
                    <strong className="font-display text-xl leading-tight xl:text-3xl">
                      {site.legalName}
                    </strong>
                  }
                />
                <span className="mt-1 block lg:mt-3">{insert(words.founded, { year: site.founded })}</span>
              </span>
              <span className="grid content-start justify-items-start lg:gap-y-1 *:flex *:min-h-11 *:items-center *:font-semibold *:underline *:underline-offset-4">
                {[
                  { href: '/about-us', label: words.about },
                  { href: telHref(site.phone), label: site.phone },
                  { href: mailtoHref(site.supportEmail), label: site.supportEmail },
                ].map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </span>
            </address>
            <span
              aria-hidden="true"
              className="relative end-1 bottom-0 ms-auto w-19 max-md:@min-[21em]/page:absolute md:end-4 md:w-40 lg:@min-[40em]/page:absolute lg:end-3 lg:w-28 xl:w-40 print:hidden"
            >
              <Drawing
                name="window"
                className="absolute end-full bottom-0 me-4 hidden w-3/4 md:max-lg:@min-[42em]/page:block"
              />
              <Drawing name="door" className="w-full" />
              <Person name="wanjiru" pose="stand" className="absolute right-[1%] bottom-[3%] h-[80%]" />
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
