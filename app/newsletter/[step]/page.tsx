import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Mail } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
import { Drawing } from '@/components/art/Drawing';
import { SentTick } from '@/components/forms/SentTick';
import { ButtonLink, buttonClass } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { STEP_PAGES, type StepPage } from '@/lib/leads';
import { MAIL_COPY } from '@/lib/site/forms/mail-copy';
import { pageRoute } from '@/lib/site/page-route';

const mail = <WithScreen name="amina" Screen={Mail} />;
const PICTURES: Record<StepPage, ReactNode> = {
  confirm: mail,
  confirmed: mail,
  end: mail,
  ended: <SentTick className="size-24 md:size-56" />,
  invalid: <Drawing name="missing-ring" className="size-24 md:size-56" />,
};

/** What the links in newsletter mails show; the form names no address, so it posts to the link that was followed. */
const route = pageRoute('/newsletter/[step]', ({ name }) => {
  const words = content().blog.subscribe;
  const step = STEP_PAGES.find((one) => one === name) ?? notFound();
  const { title, text } = MAIL_COPY.pages[step];
  const picture = PICTURES[step];
  return (
    <Masthead family="paper" title={title} lead={text} picture={picture} grounded={picture === mail}>
      <div className="mt-9 flex flex-wrap gap-3">
        {step === 'confirm' || step === 'end' ? (
          <form method="post">
            <button type="submit" className={buttonClass('leaf-light', 'normal')}>
              {MAIL_COPY.pages[step].button}
            </button>
          </form>
        ) : (
          <ButtonLink href="/subscribe" tone="leaf-light">
            {words.all}
          </ButtonLink>
        )}
      </div>
    </Masthead>
  );
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
