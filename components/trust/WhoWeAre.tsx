import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import { Ring } from '@/components/art/Ring';
import { PostalAddress } from '@/components/ui/PostalAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';

/** The company's house with its door open and its address over it, and four ways to find out whether it is true. */
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
        <div className="break-inside-avoid self-end bg-line p-2 pb-0 xl:p-5 xl:pb-0">
          <span
            aria-hidden="true"
            className="-mx-4 -mt-2 mb-2 block h-4 rounded-full bg-leaf-deep xl:-mx-9 xl:-mt-5 xl:mb-5 xl:h-6"
          />
          <address className="rounded-card bg-white p-3 text-text not-italic lg:p-5 lg:text-lg">
            <PostalAddress
              site={site}
              name={
                <strong className="font-display text-xl leading-tight lg:text-2xl">{site.legalName}</strong>
              }
            />
            <span className="mt-2 block">{insert(words.founded, { year: site.founded })}</span>
            <span className="mt-3 flex flex-wrap gap-x-5">
              {[
                { href: '/about-us', label: words.about },
                { href: telHref(site.phone), label: site.phone },
                { href: mailtoHref(site.supportEmail), label: site.supportEmail },
              ].map(({ href, label }) => (
                <a key={href} href={href} className="text-link inline-flex min-h-9 items-center lg:min-h-11">
                  {label}
                </a>
              ))}
            </span>
          </address>
          <div aria-hidden="true" className="flex flex-wrap justify-center gap-x-4 lg:gap-x-10">
            <span className="grid content-around justify-items-center">
              <b className="grid place-items-center gap-1 rounded-control bg-sun px-3 py-2 font-display text-ink text-lg xl:p-4 xl:text-3xl">
                <Ring segments={8} thickness={0.11} className="size-10 text-leaf-deep xl:size-16" />
                {site.product.name}
              </b>
              <span className="relative">
                <Drawing name="window" className="w-24 xl:w-36" />
                <Person name="kevin" pose="stop" className="absolute bottom-[7%] left-[10%] w-3/5" />
              </span>
            </span>
            <span className="relative mt-5 w-46 max-w-full self-end xl:mt-6 xl:w-64">
              <Drawing name="door" className="w-full" />
              <Person name="wanjiru" pose="stand" className="absolute right-[5%] bottom-[4%] h-[61%]" />
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
