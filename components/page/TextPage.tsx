import { Group, Person, type PersonProps } from '@/components/art/cast/Person';
import { ButtonLink, type ButtonTone } from '@/components/ui/ButtonLink';
import { Contents } from '@/components/ui/Contents';
import { FigureRow } from '@/components/ui/FigureRow';
import { Masthead } from '@/components/ui/Masthead';
import { PlainEnd } from '@/components/ui/PlainEnd';
import { AddressLine } from '@/components/ui/PostalAddress';
import { Prose, type SceneDrawer } from '@/components/ui/Prose';
import { ReadNext } from '@/components/ui/ReadNext';
import { Scene } from '@/components/ui/Scene';
import { Words } from '@/components/ui/Words';
import { content, type MarkdownPage } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { formatDay } from '@/lib/content/text/dates';
import { contentsOf } from '@/lib/site/blog/articles';
import { headOf, readNextOf, trailTo } from '@/lib/site/head';
import { Chapters } from './Chapters';
import { Clauses } from './Clauses';

/** The button of its head, and who says the sentence that its text sets off. */
type Look = { button: ButtonTone; person: PersonProps };

const LOOKS: Record<'earner' | 'advertiser' | 'paper' | 'ink', Look> = {
  earner: { button: 'ink', person: { name: 'samuel', pose: 'sheet' } },
  advertiser: { button: 'white', person: { name: 'joseph', pose: 'present' } },
  paper: { button: 'leaf-light', person: { name: 'kwame', pose: 'call' } },
  ink: { button: 'leaf', person: { name: 'faith', pose: 'lean' } },
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
    <Scene of={audience} sentence={sentence} person={look.person}>
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
        picture={
          people &&
          (address ? (
            people.map((person) => <Person key={person.name} {...person} className="w-64 lg:w-80" />)
          ) : (
            <Group people={people} className="max-w-md md:max-lg:max-w-90" />
          ))
        }
        grounded={people !== undefined}
        layout={address ? 'law' : people ? 'low' : 'wide'}
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
      {counted && <FigureRow {...counted} />}
      <InShort title={words.short} points={short} />
      {address ? (
        <div className="wrap grid grid-cols-1 gap-6 py-9 md:gap-12 md:py-16">
          <Clauses html={html} headings={page.headings} beside={beside} />
          <address className="not-italic">
            <strong className="block">{site.legalName}</strong>
            <AddressLine address={site.address} />
            <br />
            <a href={mailtoHref(site.email)} className="text-link inline-flex min-h-11 items-center">
              {site.email}
            </a>
          </address>
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
        <PlainEnd title={call.title} text={<Words text={call.text} link={LINK} />}>
          {call.buttons.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} tone={index === 0 ? 'leaf-light' : 'outline-light'}>
              {label}
            </ButtonLink>
          ))}
        </PlainEnd>
      )}
    </>
  );
}

type ShortProps = {
  title: string;
  points: MarkdownPage['front']['short'];
};

/** What a text comes to. */
function InShort({ title, points }: ShortProps) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="in-short" className="bg-ink py-9 text-mist md:py-16">
      <div className="wrap">
        <h2 id="in-short" className="font-bold text-leaf text-sm">
          {title}
        </h2>
        <dl className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
          {points.map(({ term, text, risk }) => (
            <div
              key={term}
              className={risk ? 'rounded-card bg-rose-deep p-4 text-white sm:-my-4 sm:-ms-4' : ''}
            >
              <dt className="heading-3 text-balance text-white lg:text-xl">{term}</dt>
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
