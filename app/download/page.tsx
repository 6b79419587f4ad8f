import { LuShieldAlert } from 'react-icons/lu';
import { CampaignList, LastAd } from '@/components/art/app';
import { WithPhone, WithPhoneAloft } from '@/components/art/cast/Holding';
import { Limits } from '@/components/download/Limits';
import { Needs } from '@/components/download/Needs';
import { QrCode } from '@/components/download/QrCode';
import { Risk } from '@/components/download/Risk';
import { Steps } from '@/components/download/Steps';
import { StoreButton } from '@/components/download/StoreButton';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { LastScene } from '@/components/ui/LastScene';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { headOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/download');

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
        layout="loud"
        picture={
          <div className="w-full md:max-lg:ms-auto md:max-lg:w-[86%]">
            <WithPhone name="kevin" Screen={CampaignList} />
          </div>
        }
        grounded
      >
        <div className="for-paper mt-5 text-ink lg:mt-10 lg:grid lg:w-fit lg:grid-cols-[auto_1fr] lg:gap-x-6 lg:rounded-card lg:bg-white lg:p-4 xl:w-124 xl:gap-0 xl:p-0">
          <QrCode
            text={site.storeUrl}
            label={words.code}
            className="w-50 shrink-0 max-lg:hidden max-xl:-m-4 xl:w-60"
          />
          <div className="flex flex-col justify-between gap-4 lg:max-xl:gap-1 md:max-lg:items-start xl:py-6 xl:pr-5">
            <p className="max-w-[8em] font-display text-2xl leading-tight max-lg:hidden xl:text-[1.75rem]">
              {download.scan}
            </p>
            <p className="flex items-center gap-4 text-muted before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule max-lg:hidden">
              {words.or}
            </p>
            <StoreButton track="download-store" {...store} />
          </div>
          <p className="col-span-full mt-3 text-balance lg:w-0 lg:min-w-full xl:mt-0 xl:px-5.25 xl:pb-5">
            <Words text={words.phones} link="underline underline-offset-4" />
          </p>
          <a
            href="#risk-title"
            className="col-span-full mt-1 flex w-fit gap-2 leading-snug lg:mt-3 lg:w-full lg:font-bold lg:border-rule lg:border-t lg:pt-3 xl:mt-0 xl:px-5.25 xl:py-4"
          >
            <LuShieldAlert aria-hidden="true" className="size-6 shrink-0 text-rose-deep xl:-ms-0.5" />
            <span className="text-balance underline underline-offset-4">{words.risk}</span>
          </a>
        </div>
      </Masthead>

      <div className="md:max-lg:*:py-18">
        <Section
          accent="sun"
          {...words.steps}
          note={
            <p className="mt-3 text-muted md:mt-4 md:text-balance md:text-lg">
              <Words text={words.stepsMore} />
            </p>
          }
          of={download.steps}
        >
          <Steps {...download} />
        </Section>
      </div>

      <Limits {...download} />
      <Risk {...risk} />
      <Needs {...all} />

      <div className="md:max-lg:[&_h2]:text-[3.5rem] md:max-lg:[&_h2]:leading-none xl:[&_.wrap]:grid-cols-[5fr_3fr] xl:[&_h2]:text-[9rem] xl:[&_h2]:leading-[0.94]">
        <LastScene
          {...download.closing}
          picture={
            <div className="w-52 max-w-full md:flex md:w-full md:justify-end">
              <WithPhoneAloft name="joseph" Screen={LastAd} />
            </div>
          }
        >
          <StoreButton track="download-store-end" {...store} />
          <ArrowLink
            href="/whatsapp-earning-guide"
            label={download.closing.guide}
            className="font-bold underline underline-offset-4 max-sm:justify-center lg:ml-3"
          />
        </LastScene>
      </div>
    </>
  );
}
