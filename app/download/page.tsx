import { AfricaMap } from '@/components/art/AfricaMap';
import { CampaignList, Install } from '@/components/art/app';
import { WithPhone } from '@/components/art/cast/WithPhone';
import { QrCode } from '@/components/download/QrCode';
import { StoreButton } from '@/components/download/StoreButton';
import { RiskNote } from '@/components/trust/RiskNote';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LastScene } from '@/components/ui/LastScene';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { StepRing } from '@/components/ui/StepRing';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/download');

/** Who already has the app, at the end of the page. */
const PEOPLE = [
  { name: 'wanjiru', pose: 'phone' },
  { name: 'joseph', pose: 'call' },
] as const;

export default function DownloadPage() {
  const all = content();
  const { download, pricing, risk, site } = all;
  const words = download.words.page;
  const store = { href: site.storeUrl, words: download.words.button };
  return (
    <>
      <Masthead
        {...headOf('/download', all)}
        family="earner"
        layout="half"
        picture={
          <div className="flex w-full items-center justify-center gap-10">
            <WithPhone name="kevin" Screen={CampaignList} />
            <figure className="for-paper w-48 shrink-0 rounded-card bg-white p-4 text-ink max-sm:hidden">
              <QrCode text={site.storeUrl} label={words.code} />
              <figcaption className="text-balance pt-2 text-center font-display text-lg leading-tight">
                {download.scan}
              </figcaption>
            </figure>
          </div>
        }
        grounded
      >
        <div className="mt-6">
          <StoreButton track="download-store" {...store} />
        </div>
      </Masthead>

      <Section accent="sun" {...words.steps} lead={words.stepsMore} of={download.steps}>
        <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-2">
          <div className="relative min-h-56 overflow-hidden rounded-panel bg-sun">
            <Install className="absolute inset-x-0 mx-auto mt-6 w-3/4 max-w-80 lg:mt-10" />
          </div>
          <ol className="divide-y divide-rule">
            {download.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5 py-4 md:gap-7 md:py-7 lg:items-center">
                <StepRing
                  step={index + 1}
                  of={download.steps.length}
                  className="size-12 text-sun sm:size-20"
                />
                <div className="min-w-0">
                  <h3 className="heading-3">{title}</h3>
                  <p className="mt-1 max-w-[46ch] text-muted max-sm:leading-normal">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>

      <div className="wrap apart pb-9 md:pb-26">
        <RiskNote risk={risk} />
      </div>

      <section className="section bg-sand">
        <div className="wrap grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-20">
          {download.requirements.length > 0 && (
            <section aria-labelledby="requirements-title">
              <h2 id="requirements-title" className="heading-2 mb-5 md:mb-8">
                {words.needs}
              </h2>
              <dl>
                {download.requirements.map(({ label, value }) => (
                  <div
                    key={label}
                    className="grid grid-cols-[6rem_1fr] gap-x-4 border-text/15 border-t py-3 max-[19em]:grid-cols-1 sm:grid-cols-[9rem_1fr] sm:py-4"
                  >
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-bold">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {pricing.countries.length > 0 && (
            <figure className="rounded-panel bg-ink p-5 text-mist md:p-10">
              <AfricaMap
                lit={pricing.countries.map(({ code }) => code)}
                label={words.map}
                className="mx-auto w-full max-w-48 md:max-w-80"
              />
              <figcaption>
                <details className="open-without-script mt-5">
                  <summary className="opens text-white">
                    {insert(words.countries, { count: pricing.countries.length })}
                  </summary>
                  <p>{words.names}</p>
                </details>
              </figcaption>
            </figure>
          )}
        </div>
      </section>

      <div className="pt-9 md:pt-26">
        <ReadNext {...readNextOf('/download', all)} />
      </div>
      <LastScene title={download.closing.title} text={download.closing.text} ground="bg-sun" people={PEOPLE}>
        <div className="grid gap-3 max-sm:w-full">
          <ButtonLink href={store.href} tone="ink" data-track="download-store-end">
            {store.words.from} {store.words.store}
          </ButtonLink>
          <ButtonLink href="/whatsapp-earning-guide" tone="outline-ink">
            {download.closing.guide}
          </ButtonLink>
        </div>
      </LastScene>
    </>
  );
}
