import { TbBrandFacebook, TbBrandInstagram, TbBrandLinkedin, TbBrandTiktok, TbBrandX } from 'react-icons/tb';
import { Flat } from '@/components/ui/Flat';
import { LinkList } from '@/components/ui/LinkList';
import { PostalAddress } from '@/components/ui/PostalAddress';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';
import { Logo } from './Logo';

/** Drawn in strokes like every other icon here, and a quarter of the bytes of the networks' own marks. */
const ICONS = {
  facebook: TbBrandFacebook,
  x: TbBrandX,
  tiktok: TbBrandTiktok,
  instagram: TbBrandInstagram,
  linkedin: TbBrandLinkedin,
};

export function Footer({ navigation, site, today }: Pick<Content, 'navigation' | 'site' | 'today'>) {
  const words = navigation.words.footer;
  return (
    <Flat
      as="footer"
      data-later
      suppressHydrationWarning
      className="border-line border-t bg-ink text-mist print:hidden"
    >
      <div className="wrap pt-6 pb-4 md:pt-16 md:pb-6">
        <div className="grid grid-cols-[auto_auto] justify-between gap-x-3 gap-y-3 md:gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.3fr_0.9fr_1fr_1.35fr]">
          <div className="col-span-2 items-center justify-between md:max-lg:col-span-3 md:max-lg:flex lg:col-span-1">
            <div>
              <Logo name={site.product.name} />
              <p className="mt-3 max-w-[30ch] max-sm:hidden">
                {insert(words.promise, { tagline: site.tagline })}
              </p>
            </div>
            <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
              {site.social.map(({ network, label, url }) => {
                const Icon = ICONS[network];
                return (
                  <li key={network}>
                    <a
                      href={url}
                      rel="me noopener"
                      aria-label={insert(words.on, { label })}
                      className="flex size-11 items-center justify-center rounded-full border border-line text-white transition-tone hover:border-leaf hover:text-leaf"
                    >
                      <Icon aria-hidden="true" className="size-5" />
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
          <FooterColumn title={words.company} links={navigation.footer.company} />
          <FooterColumn title={words.resources} links={navigation.footer.resources} />
          <div className="col-span-2 md:col-span-1">
            <h2 className="mb-1 font-display text-lg text-white">{words.contact}</h2>
            <address className="grid gap-1 not-italic leading-normal max-sm:text-sm md:pt-1">
              <span>
                <PostalAddress site={site} />
              </span>
              <span className="flex flex-wrap gap-x-6 lg:grid lg:justify-items-start">
                <a href={telHref(site.phone)} className={LINK}>
                  {site.phone}
                </a>
                <a href={mailtoHref(site.email)} className={LINK}>
                  {site.email}
                </a>
              </span>
              <span className="text-balance text-sm">{words.support}</span>
            </address>
          </div>
        </div>
        <div className="mt-4 grid gap-2 border-line border-t pt-4 md:mt-10 md:pt-6 text-sm max-md:text-[0.8125rem] max-md:leading-snug lg:grid-cols-[auto_1fr] lg:gap-12">
          <p>
            ©{' '}
            <span data-year suppressHydrationWarning>
              {today.slice(0, 4)}
            </span>{' '}
            {/* A name such as “Acme, Inc.” has the stop of the sentence. */}
            {words.rights.replace('.. ', '. ')}
            <button
              type="button"
              data-privacy-choices
              hidden
              className={`${LINK} ml-3 cursor-pointer [&[hidden]]:hidden`}
            >
              {words.privacy}
            </button>
          </p>
          <p className="max-w-[96ch] text-balance lg:justify-self-end lg:text-right">{words.independent}</p>
        </div>
      </div>
      {/* The end of every page: the matatu with its neighbours, or the whole street, by the width, and nothing is cut. */}
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size and one format */}
      <img
        src="/street.svg"
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-[47/14] w-full object-cover object-bottom lg:aspect-[180/28]"
      />
    </Flat>
  );
}

const LINK =
  'inline-flex min-h-8 items-center py-1 md:min-h-9 leading-tight underline-offset-4 hover:text-white hover:underline';

function FooterColumn({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-display text-lg text-white">{title}</h2>
      <LinkList links={links} className="max-sm:text-sm" link={LINK} />
    </nav>
  );
}
