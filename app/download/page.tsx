import { AfricaMap } from '@/components/art/AfricaMap';
import { Balance, CampaignList, Install, PostAd, Register } from '@/components/art/app';
import { WithPhone } from '@/components/art/cast/WithPhone';
import { QrCode } from '@/components/download/QrCode';
import { StoreButton } from '@/components/download/StoreButton';
import { StepRow } from '@/components/guide/StepRow';
import { RiskNote } from '@/components/trust/RiskNote';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/download');

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
          <div className="flex w-full items-end justify-center gap-12">
            <WithPhone name="kevin" Screen={CampaignList} />
            <figure className="for-paper mb-18 w-48 shrink-0 rounded-card bg-white p-4 text-ink max-sm:hidden">
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
        <StepRow
          steps={download.steps}
          screens={[Install, Register, PostAd, Balance]}
          accent="sun"
          className="sm:grid-cols-2 lg:grid-cols-4"
        />
      </Section>

      <div className="wrap apart pb-9 md:pb-26">
        <RiskNote risk={risk} others={[words.beforeText, words.trust]} />
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
            <figure className="rounded-panel bg-ink p-6 text-mist md:p-10">
              <AfricaMap
                lit={pricing.countries.map(({ code }) => code)}
                label={words.map}
                className="mx-auto w-full max-w-80"
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
        <CallToAction
          accent="sun"
          person={{ name: 'tunde', pose: 'point' }}
          title={download.closing.title}
          text={download.closing.text}
        >
          <StoreButton track="download-store-end" {...store} />
          <ButtonLink href="/whatsapp-earning-guide" tone="outline-ink">
            {download.closing.guide}
          </ButtonLink>
        </CallToAction>
      </div>
    </>
  );
}
