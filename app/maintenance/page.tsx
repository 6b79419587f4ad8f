import { Person } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { PageList } from '@/components/ui/PageList';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/maintenance');

export default function MaintenancePage() {
  const all = content();
  const words = all.notices.maintenance;
  const address = <Words text={`[${all.site.supportEmail}](mailto:${all.site.supportEmail})`} />;
  return (
    <>
      <Masthead
        family="paper"
        layout="half"
        title={words.title}
        picture={
          <Person
            name="kwame"
            pose="mend"
            className="w-72 max-w-full origin-bottom-right md:mr-12 md:w-96 md:max-lg:scale-140 lg:mr-14 lg:w-130"
          />
        }
        grounded
      >
        <p className="mt-5 flex items-center gap-4 @max-[13em]/page:flex-wrap md:mt-8 md:gap-6">
          <span className="relative grid size-24 shrink-0 place-items-center md:size-36 lg:size-48">
            <Ring
              segments={60}
              filled={Number(words.minutes)}
              thickness={0.1}
              className="absolute inset-0 size-full text-leaf-deep"
              trackClassName="text-mist"
            />
            <b className="font-display text-5xl leading-none tracking-tight md:text-7xl lg:text-8xl">
              {words.minutes}
            </b>
          </span>
          <b className="max-w-[8em] font-display text-2xl leading-tight lg:text-4xl">{words.wait}</b>
        </p>
        <p className="mt-5 max-w-[46ch] md:mt-8 md:max-lg:max-w-[34ch] md:text-lg">
          <Words text={words.text} put={{ address }} />
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="/maintenance" tone="leaf-light">
            {words.again}
          </ButtonLink>
          <a href="/" className="text-link inline-flex min-h-11 items-center">
            {all.notices.sent.home}
          </a>
        </p>
      </Masthead>
      <PageList name={words.links} first="/how-payouts-work" content={all} />
    </>
  );
}
