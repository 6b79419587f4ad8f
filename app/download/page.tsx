import { Balance, CampaignList, Install, PostAd, Register } from '@/components/art/app';
import { WithPhone } from '@/components/art/cast/Holding';
import { QrCode } from '@/components/download/QrCode';
import { StoreButton } from '@/components/download/StoreButton';
import { StepRow } from '@/components/guide/StepRow';
import { RiskLine } from '@/components/trust/RiskLine';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LastScene } from '@/components/ui/LastScene';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
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
  const { download, risk, site } = all;
  const words = download.words.page;
  const store = { href: site.storeUrl, words: download.words.button };
  return (
    <>
      <Masthead
        {...headOf('/download', all)}
        family="earner"
        layout="half"
        picture={<WithPhone name="kevin" Screen={CampaignList} />}
        grounded
      >
        <div className="mt-6 grid w-fit gap-4 lg:mt-10">
          <figure className="for-paper flex items-center gap-5 rounded-card bg-white p-3 pr-7 text-ink max-sm:hidden">
            <QrCode text={site.storeUrl} label={words.code} className="w-44 lg:w-52" />
            <figcaption className="max-w-[8em] font-display text-2xl leading-tight">
              {download.scan}
            </figcaption>
          </figure>
          <StoreButton track="download-store" {...store} />
        </div>
      </Masthead>

      <Section accent="sun" {...words.steps} lead={words.stepsMore} of={download.steps}>
        <StepRow
          steps={download.steps}
          screens={[Install, Register, PostAd, Balance]}
          accent="sun"
          className="sm:grid-cols-2 xl:grid-cols-4"
        />
      </Section>

      <div className="wrap apart pb-9 md:pb-26">
        <RiskLine {...risk.short} more={risk.rest} />
      </div>

      <Section ground="sand" title={words.needs} of={download.requirements}>
        <dl className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {download.requirements.map(({ label, value }) => (
            <div
              key={label}
              className="border-text/15 border-t py-3 max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-4 max-[19em]:grid-cols-1 sm:py-8"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="heading-3 sm:mt-2 sm:text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <details className="open-without-script">
          <summary className="opens">{words.countries}</summary>
          <p className="max-w-[75ch]">{words.names}</p>
        </details>
      </Section>

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
