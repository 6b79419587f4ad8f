import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { PageList } from '@/components/ui/PageList';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { mailtoHref } from '@/lib/content/text/contact-links';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/maintenance');

export default function MaintenancePage() {
  const all = content();
  const { site } = all;
  const words = all.notices.maintenance;
  const address = (
    <a href={mailtoHref(site.supportEmail)} className="text-link">
      {site.supportEmail}
    </a>
  );
  return (
    <>
      <Masthead
        family="paper"
        title={words.title}
        picture={<Person name="kwame" pose="mend" className="w-72 max-w-full lg:w-104" />}
        grounded
      >
        <p className="mt-5 flex items-center gap-4 @max-[13em]/page:flex-wrap md:mt-8 md:gap-6">
          <span className="relative grid size-32 shrink-0 place-items-center md:size-48">
            <Ring
              segments={60}
              filled={Number(words.minutes)}
              thickness={0.1}
              className="absolute inset-0 size-full text-leaf-deep"
              trackClassName="text-mist"
            />
            <b className="font-display text-6xl leading-none tracking-tight md:text-8xl">{words.minutes}</b>
          </span>
          <b className="max-w-[8em] font-display text-2xl leading-tight md:text-4xl">{words.wait}</b>
        </p>
        <p className="mt-5 max-w-[58ch] md:mt-8 md:text-lg">
          <Words text={words.text} put={{ address }} />
        </p>
        <ButtonLink href="/" tone="leaf-light" className="mt-6">
          {all.notices.sent.home}
        </ButtonLink>
      </Masthead>
      <PageList label={words.links} content={all} />
    </>
  );
}
