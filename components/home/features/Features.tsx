import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { Analytics, Safety, Targeting } from './CampaignPictures';
import { Growth, Integration, Payments } from './EarnerPictures';
import type { PictureProps } from './picture-props';

type Props = Pick<Content, 'home' | 'showcase'> & Pick<PictureProps, 'payouts'>;

const PICTURES = {
  integration: { Picture: Integration, ground: 'bg-sun/20', span: 'sm:col-span-2' },
  analytics: { Picture: Analytics, ground: 'bg-leaf/15', span: '' },
  payments: { Picture: Payments, ground: 'bg-sun/20', span: '' },
  targeting: { Picture: Targeting, ground: 'bg-iris/8', span: '' },
  growth: { Picture: Growth, ground: 'bg-sun/12', span: '' },
  safety: { Picture: Safety, ground: 'bg-sand', span: 'sm:col-span-2' },
};

const DOTS = {
  earner: 'bg-sun',
  advertiser: 'bg-iris',
  both: 'bg-leaf-deep',
};

/** What the product does, each of the six with a picture of it at work. */
export function Features({ home, showcase, payouts }: Props) {
  const words = home.words.features;
  return (
    <Section id="features" eyebrow={words.eyebrow} title={words.title} of={home.features}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.eyebrow}
        className="snap-row sm:grid sm:grid-cols-2 sm:gap-4 lg:gap-6 xl:grid-cols-4"
      >
        {home.features.map(({ id, title, text, audience }) => {
          const { Picture, ground, span } = PICTURES[id];
          return (
            <li
              key={id}
              className={`group flex flex-col overflow-hidden max-sm:w-[84%] rounded-card border border-rule bg-white transition-shadow duration-300 hover:shadow-lift ${span}`}
            >
              <div aria-hidden="true" className={`grid h-44 shrink-0 overflow-hidden sm:h-52 ${ground}`}>
                <Picture words={home.words.pictures} showcase={showcase} payouts={payouts} />
              </div>
              <div className="flex grow flex-col p-5 sm:p-6">
                <h3 className="heading-3">{title}</h3>
                <p className="mt-2 mb-3 max-w-[52ch] text-muted max-sm:text-[0.9375rem]">{text}</p>
                <p className="mt-auto flex items-center gap-2 font-bold text-sm">
                  <span className={`size-2.5 rounded-full ${DOTS[audience]}`} />
                  {words[audience]}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
