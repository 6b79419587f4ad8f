import { Group } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { ButtonLink, type ButtonTone } from '@/components/ui/ButtonLink';
import { CallToAction, PEOPLE } from '@/components/ui/CallToAction';
import { Contents } from '@/components/ui/Contents';
import { Masthead } from '@/components/ui/Masthead';
import { AddressLine } from '@/components/ui/PostalAddress';
import { Prose, type SceneDrawer } from '@/components/ui/Prose';
import { ReadNext } from '@/components/ui/ReadNext';
import { Scene } from '@/components/ui/Scene';
import { Words } from '@/components/ui/Words';
import { type Counted, content, type MarkdownPage } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { formatDay } from '@/lib/content/text/dates';
import { contentsOf } from '@/lib/site/blog/articles';
import { headOf, readNextOf, trailTo } from '@/lib/site/head';
import { Chapters } from './Chapters';
import { Clauses } from './Clauses';

type Look = { button: ButtonTone; accent: keyof typeof PEOPLE; calls: readonly [ButtonTone, ButtonTone] };

const LOOKS: Record<'earner' | 'advertiser' | 'paper' | 'ink', Look> = {
  earner: { button: 'ink', accent: 'sun', calls: ['ink', 'outline-ink'] },
  advertiser: { button: 'white', accent: 'iris', calls: ['white', 'outline-white'] },
  paper: { button: 'leaf-light', accent: 'deep', calls: ['white', 'outline-white'] },
  ink: { button: 'leaf', accent: 'leaf', calls: ['leaf', 'outline-dark'] },
};

/** Of links on any of the grounds. */
const LINK = 'underline underline-offset-4 hover:no-underline';

/** A page of content/pages: a text with whatever its front matter puts around it. */
export function TextPage({ page }: { page: MarkdownPage }) {
  const { path, changed, front, html } = page;
  const { family, button, people, beside, counted, dated, short, address, call } = front;
  const all = content();
  const { navigation, site } = all;
  const words = navigation.words.page;
  const headings = contentsOf(page);
  const look = LOOKS[family];
  const audience = family === 'earner' || family === 'advertiser' ? family : 'both';
  const scene: SceneDrawer = (sentence, under) => (
    <Scene of={audience} sentence={sentence} person={PEOPLE[look.accent]}>
      {under}
    </Scene>
  );
  const { lead, ...head } = headOf(path, all);
  return (
    <>
      <Masthead
        {...head}
        family={family}
        trail={trailTo(path, front.title, all)}
        lead={lead && <Words text={lead} link={LINK} />}
        picture={people && <Group people={people} className="max-w-md md:max-lg:max-w-80" />}
        grounded={people !== undefined}
        layout={people ? 'low' : 'wide'}
        aside={counted && <CountedRings {...counted} />}
      >
        {dated && (
          <p className="mt-4 text-sm md:mt-6">
            <Words
              text={words.updated}
              put={{ date: <time dateTime={changed}>{formatDay(changed)}</time> }}
            />
          </p>
        )}
        {button && (
          <ButtonLink
            href={button.href}
            tone={look.button}
            className="mt-6 max-sm:w-full"
            data-track={`${path}${button.href}`.slice(1).replace(/\W+/g, '-')}
          >
            {button.label}
          </ButtonLink>
        )}
      </Masthead>
      {!address && <InShort title={words.short} points={short} />}
      {address ? (
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-9 py-6 md:py-20 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-24">
          <div>
            <InShort title={words.short} points={short} beside />
            <div className="mt-9 max-lg:hidden lg:sticky lg:top-24">
              <Contents
                headings={page.headings.filter(({ depth }) => depth === 2)}
                words={words}
                folded={false}
              />
            </div>
          </div>
          <div className="max-w-[52rem]">
            <Clauses html={html} headings={page.headings} />
            <address className="mt-9 not-italic lg:mt-12">
              <strong className="block">{site.legalName}</strong>
              <AddressLine address={site.address} />
              <br />
              <a href={mailtoHref(site.email)} className="text-link inline-flex min-h-11 items-center">
                {site.email}
              </a>
            </address>
          </div>
        </div>
      ) : (
        <div data-scene={family} className="wrap py-9 md:py-20">
          {headings.length > 0 ? (
            <>
              <div className="mb-6 lg:hidden">
                <Contents headings={headings} words={words} />
              </div>
              <Chapters html={html} headings={headings} beside={beside} scene={scene} />
            </>
          ) : (
            <Prose html={html} className="max-w-[62ch] lg:text-lg" scene={scene} />
          )}
        </div>
      )}
      <ReadNext {...readNextOf(path, all)} />
      {call && (
        <CallToAction
          accent={look.accent}
          person={call.person}
          title={call.title}
          text={<Words text={call.text} link={LINK} />}
        >
          {call.buttons.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} tone={look.calls[index === 0 ? 0 : 1]}>
              {label}
            </ButtonLink>
          ))}
        </CallToAction>
      )}
    </>
  );
}

type ShortProps = {
  title: string;
  points: MarkdownPage['front']['short'];
  /** Whether it stays beside a text, on wide screens, instead of standing before it as a band. */
  beside?: boolean;
};

/** What a text comes to. */
function InShort({ title, points, beside = false }: ShortProps) {
  if (points.length === 0) return null;
  return (
    <section
      aria-labelledby="in-short"
      className={`bg-ink text-mist ${beside ? 'rounded-card p-6' : 'py-9 md:py-16'}`}
    >
      <div className={beside ? '' : 'wrap'}>
        <h2 id="in-short" className="font-bold text-leaf text-sm">
          {title}
        </h2>
        <dl
          className={`mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 ${beside ? 'lg:grid-cols-1' : 'lg:grid-cols-4'}`}
        >
          {points.map(({ term, text }) => (
            <div key={term}>
              <dt className="heading-3 text-balance text-white">{term}</dt>
              <dd className="mt-1">
                <Words text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A few figures of a text, each in a ring whose dashes count it, or in a row. */
function CountedRings({ title, rings, rows }: Counted) {
  return (
    <figure>
      <figcaption className="text-balance font-display text-lg leading-snug md:text-xl">{title}</figcaption>
      <dl
        className={`mt-4 grid gap-3 md:mt-6 ${rings.length > 0 ? 'max-md:max-w-md grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] md:max-lg:@min-[40em]/page:*:flex-row md:max-lg:@min-[40em]/page:*:text-left xl:gap-6' : 'grid-cols-2 @max-[13em]/page:grid-cols-1 lg:grid-cols-1'}`}
      >
        {rings.map(({ figure, label, dash, dashes }) => (
          <div key={label} className="flex flex-col items-center gap-2 text-center">
            <dt className="order-last text-balance text-sm leading-snug lg:text-base">{label}</dt>
            <dd className="relative grid aspect-square w-full max-w-24 shrink-0 place-items-center font-display text-lg leading-none tracking-tight lg:max-w-36 md:text-2xl lg:text-4xl">
              <Ring
                thickness={0.1}
                segments={dashes}
                filled={Math.min(Math.round(Number.parseInt(figure, 10) / dash), dashes)}
                className="absolute inset-0 size-full text-leaf-deep"
                trackClassName="text-mist"
              />
              {figure}
            </dd>
          </div>
        ))}
        {rows.map(({ figure, label }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-4 border-text/20 border-t pt-3">
            <dt className="order-last grow basis-36 max-lg:basis-full md:text-lg">{label}</dt>
            <dd className="min-w-[4.6em] font-display text-2xl tracking-tight md:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
