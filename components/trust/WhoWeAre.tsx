import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';
import { PostalAddress } from '@/components/ui/PostalAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';

/** The company's house with its door open and its address on the board over it, and four ways to find out whether it is true. */
export function WhoWeAre({ trust, site }: Pick<Content, 'trust' | 'site'>) {
  const words = trust.words.who;
  return (
    <section id="who" aria-labelledby="who-title" className="overflow-hidden bg-sand pt-8 md:pt-26">
      <div className="wrap grid gap-x-10 gap-y-6 md:gap-y-10 lg:grid-rows-[auto_1fr] lg:gap-x-20 @min-[60em]/page:grid-cols-2">
        <h2 id="who-title" className="heading-2 max-lg:col-span-full lg:max-w-[9em]">
          {words.title}
        </h2>
        <dl className="grid content-between items-start gap-4 empty:hidden @min-[42em]/page:max-lg:grid-cols-2 md:gap-7 lg:pb-16 @min-[60em]/page:col-start-1">
          {trust.checks.map(({ title, text }) => (
            <div key={title} className="border-leaf border-l-4 pl-4 md:pl-6">
              <dt className="heading-3">{title}</dt>
              <dd className="mt-1 max-w-[46ch] max-md:leading-snug md:text-lg @min-[16em]/page:[&_a]:whitespace-nowrap">
                <Words text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex break-inside-avoid flex-col @min-[60em]/page:col-start-2 lg:@min-[60em]/page:row-span-2 lg:@min-[60em]/page:row-start-1">
          <span aria-hidden="true" className="block h-4 rounded-full bg-leaf-deep xl:h-6" />
          <div className="mx-2 flex grow flex-col bg-line xl:mx-4">
            <address className="grow bg-sun p-4 md:p-8 lg:max-xl:px-4 text-ink not-italic leading-snug md:text-lg">
              <span
                aria-hidden="true"
                className="mb-4 flex items-center gap-3 font-bold font-display text-[min(2.25rem,10vw)] text-leaf-deep leading-none md:max-xl:text-[min(3.75rem,7.8vw)] md:max-lg:float-right lg:max-xl:mb-8 xl:float-right xl:flex-col"
              >
                <Ring segments={8} thickness={0.11} className="size-[1.12em] xl:size-30" />
                {site.product.name}
              </span>
              <PostalAddress
                site={site}
                name={
                  <strong className="font-display text-xl leading-tight lg:text-2xl">{site.legalName}</strong>
                }
              />
              <span className="mt-2 block">{insert(words.founded, { year: site.founded })}</span>
              <span className="mt-2 flex flex-wrap items-center gap-x-5 [&>a]:py-1.5 [&>a]:font-semibold [&>a]:underline [&>a]:underline-offset-4 lg:[&>a]:py-2">
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
            <div
              aria-hidden="true"
              className="flex flex-wrap items-center justify-evenly pt-5 print:hidden xl:pt-8"
            >
              <span className="relative">
                <Drawing name="window" className="w-28 md:w-40 lg:w-36 xl:w-40" />
                <Person name="kevin" pose="stop" className="absolute bottom-[7%] left-[10%] w-3/5" />
              </span>
              <span className="relative w-38 max-w-full md:w-60 lg:w-52 xl:w-60">
                <Drawing name="door" className="w-full" />
                <Person name="wanjiru" pose="stand" className="absolute right-[5%] bottom-[4%] h-[61%]" />
              </span>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
