import type { ComponentProps } from 'react';
import { Person } from '@/components/art/cast/Person';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { ClaimMethods } from '@/components/ui/ClaimMethods';
import { LinkList } from '@/components/ui/LinkList';
import { AddressLine } from '@/components/ui/PostalAddress';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';
import { insert } from '@/lib/content/text/insert';
import type { Trail } from '@/lib/site/head';
import { Lockup } from './Lockup';

type Props = Pick<Content, 'press' | 'site' | 'facts'> &
  Pick<ComponentProps<typeof ClaimMethods>, 'note' | 'claims'> & { trail: Trail };

/** Company and product in figures: a page on screen, one page of A4 in the PDF. */
export function FactSheet({ press, site, facts, trail, note, claims }: Props) {
  const copy = press.words.sheet;
  const [first, ...more] = press.boilerplate.split(/(?<=\.) /);
  return (
    <div className="for-paper bg-paper print:min-h-[296.5mm]">
      <header className="overflow-hidden bg-ink pt-24 text-mist lg:pt-32 print:pt-[10mm]">
        <div className="wrap relative lg:pb-12 print:pb-12">
          <Breadcrumbs {...trail} />
          <div className="flex flex-wrap items-end justify-between gap-6">
            <h1 className="heading-1 text-white print:text-[2.75rem]">{copy.title}</h1>
            <Lockup name={site.product.name} tone="dark" className="hidden! text-3xl print:inline-flex!" />
          </div>
          {/* The figures say the rest. */}
          <p className="mt-5 max-w-[42ch] text-balance md:max-lg:w-[62%] md:pb-18 md:text-2xl lg:pb-12 print:mt-3 print:w-auto print:pb-0 print:max-w-none print:text-sm">
            {first} <span className="hidden print:inline">{more.join(' ')}</span>
          </p>
          <Person
            name="mumbi"
            pose="facts"
            className="mx-auto mt-6 w-3/5 md:absolute md:right-13 md:bottom-0 md:w-[33%] lg:right-18 lg:w-80 print:hidden"
          />
        </div>
      </header>
      <div className="wrap py-12 print:py-4 print:text-xs print:leading-snug">
        <Figures press={press} facts={facts} />
        <p className="mt-6 max-w-[100ch] text-balance md:text-lg print:mt-3 print:text-xs print:max-w-none">
          {note} {copy.basis}
        </p>
        <div className="mt-9 grid gap-x-12 lg:grid-cols-2 print:mt-3 print:grid-cols-2">
          <Facts
            title={copy.earn}
            accent="text-sun-deep"
            loud="bg-sun text-ink"
            facts={press.factSheet.earners}
          />
          <Facts
            title={copy.advertise}
            accent="text-iris"
            loud="bg-iris text-white"
            facts={press.factSheet.businesses}
          />
        </div>
        <h2 className="heading-3 mt-9 md:mt-12 print:mt-3">{copy.method}</h2>
        <ClaimMethods
          claims={claims}
          className="mt-3 md:max-w-none md:*:last:grid-cols-2 md:*:last:gap-x-12 print:mt-1"
        />
        <div className="mt-9 grid gap-x-12 gap-y-6 rounded-card bg-sand p-6 sm:grid-cols-2 md:mt-12 md:p-8 print:mt-3 print:p-4">
          <div>
            <h2 className="heading-3">{copy.company}</h2>
            <p className="mt-2 text-balance">
              <span className="inline-block">{site.legalName},</span>{' '}
              {insert(copy.founded, { year: site.founded })}
              <br />
              <AddressLine address={site.address} />
            </p>
          </div>
          <div>
            <h2 className="heading-3">{copy.contact}</h2>
            <LinkList
              links={[
                { href: mailtoHref(site.email), label: site.email },
                { href: telHref(site.phone), label: site.phone },
                { href: site.url, label: site.url.replace('https://', '') },
              ]}
              className="flex-wrap gap-x-8 lg:flex print:block"
              link="text-link inline-flex min-h-11 items-center print:min-h-0"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function Figures({ press, facts }: Pick<Content, 'press' | 'facts'>) {
  const words = press.words.sheet;
  const figures = [
    { text: facts.dailyViews.text, label: words.views, bar: 'border-leaf-deep' },
    { text: facts.earners.text, label: words.earners, bar: 'border-sun' },
    { text: facts.viewCompletion.text, label: words.completion, bar: 'border-iris' },
    { text: facts.averageRoi.text, label: words.roi, bar: 'border-iris' },
  ];
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1 lg:grid-cols-4 print:grid-cols-4">
      {figures.map(({ text, label, bar }) => (
        <li key={label} className={`border-t-6 pt-3 ${bar}`}>
          <strong className="heading-1 block print:text-4xl">{text}</strong>
          <span className="mt-1 block text-muted md:text-lg print:text-xs">{label}</span>
        </li>
      ))}
    </ul>
  );
}

type FactsProps = {
  title: string;
  accent: string;
  loud: string;
  facts: Content['press']['factSheet']['earners'];
};

function Facts({ title, accent, loud: ground, facts }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    // More rows than either list has: those that stay empty have no height.
    <section className="not-first:max-lg:mt-10 print:mt-0! lg:row-span-32 lg:grid lg:grid-rows-subgrid">
      <h2 className={`heading-3 mb-3 ${accent}`}>{title}</h2>
      <dl className="border-text border-t-2 lg:row-span-31 lg:grid lg:grid-rows-subgrid">
        {facts.map(({ term, text, loud }) => {
          const [sum = '', dollars = ''] = loud ? text.split(/(?= \()/) : [text];
          return (
            <div
              key={term}
              className="flex flex-wrap gap-x-4 border-rule border-b py-2.5 text-muted md:py-4 print:py-[1.5mm]"
            >
              <dt className="min-w-28 grow basis-0 sm:min-w-32 print:min-w-28 print:grow-2">{term}</dt>
              {/* A row may begin with a fact, whose text is that of the middle of a sentence; amounts that are too wide stand below. */}
              <dd className="grow-2 basis-0 font-bold text-text first-letter:uppercase print:grow-5">
                {loud ? (
                  <span
                    className={`inline-block whitespace-nowrap @max-[21em]/page:whitespace-normal rounded-lg px-2 py-0.5 font-display text-base sm:text-xl print:text-xs ${ground}`}
                  >
                    {sum}
                  </span>
                ) : (
                  <Words text={sum} />
                )}
                {dollars}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
