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
      <div className="wrap grid gap-x-10 gap-y-6 lg:gap-x-20 @min-[42em]/page:grid-cols-2">
        <div className="md:pb-16 lg:pb-26">
          <h2 id="who-title" className="heading-2 max-w-[9em]">
            {words.title}
          </h2>
          <dl className="mt-5 grid gap-4 empty:hidden md:mt-10 md:gap-7 lg:gap-11">
            {trust.checks.map(({ title, text }) => (
              <div key={title} className="border-leaf border-l-4 pl-4 md:pl-6">
                <dt className="heading-3">{title}</dt>
                <dd className="mt-1 max-w-[46ch] max-md:leading-snug md:text-lg">
                  <Words text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="break-inside-avoid self-end">
          <span aria-hidden="true" className="block h-4 rounded-full bg-leaf-deep xl:h-6" />
          <div className="mx-2 bg-line xl:mx-4">
            <address className="bg-sun p-4 text-ink not-italic leading-snug xl:p-8 lg:text-lg">
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
                <Ring
                  segments={8}
                  className="ml-auto size-14 text-leaf-deep xl:size-32 xl:@min-[64em]/page:-mt-40"
                />
              </span>
            </address>
            <div aria-hidden="true" className="flex flex-wrap items-center justify-evenly pt-5 xl:pt-8">
              <span className="relative">
                <Drawing name="window" className="w-28 xl:w-40" />
                <Person name="kevin" pose="stop" className="absolute bottom-[7%] left-[10%] w-3/5" />
              </span>
              <span className="relative w-38 max-w-full xl:w-60">
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
