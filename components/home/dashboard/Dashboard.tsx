import type { ReactNode } from 'react';
import { LuImages, LuLayoutDashboard, LuSmartphone, LuUsers } from 'react-icons/lu';
import { Section } from '@/components/ui/Section';
import { AdPreview, Audience, Creatives, Overview, type PortalProps } from './Screens';

const SCREENS = [
  { id: 'screen-dashboard', name: 'overview', Icon: LuLayoutDashboard, Screen: Overview },
  { id: 'screen-audience', name: 'audience', Icon: LuUsers, Screen: Audience },
  { id: 'screen-creatives', name: 'creatives', Icon: LuImages, Screen: Creatives },
  { id: 'screen-ad-preview', name: 'preview', Icon: LuSmartphone, Screen: AdPreview },
] as const;

/** Four screens of the advertiser's portal. Without script they follow one another; with it they become tabs. */
export function Dashboard({ showcase, price }: PortalProps) {
  const { campaign } = showcase;
  const words = showcase.words.dashboard;
  const { ages, places, hours } = showcase.audience;
  const lists: Partial<Record<(typeof SCREENS)[number]['name'], readonly unknown[]>> = {
    audience: [...ages, ...places, ...hours],
    creatives: showcase.creatives,
  };
  const screens = SCREENS.filter(({ name }) => lists[name]?.length !== 0);
  return (
    <div className="lg:**:[h2]:max-w-none lg:**:[h2]:text-[min(5.5vw,4.375rem)]">
      <Section
        ground="ink"
        accent="iris"
        eyebrow={words.eyebrow}
        title={words.title}
        lead={words.lead}
        of={showcase.dailyViews}
      >
        <div className="md:-mt-4 md:-mb-8">
          <div
            data-tabs
            data-reveal
            className="group/tabs overflow-hidden rounded-panel bg-paper text-text sm:shadow-device"
          >
            <div className="border-rule border-b bg-white">
              <div className="flex items-center gap-2 px-5 pt-5 max-[19em]:block md:px-8">
                <p className="min-w-0 flex-1 leading-snug">
                  <b className="block md:inline">{campaign.advertiser}</b>{' '}
                  <span className="text-muted max-md:text-sm">{campaign.name}</span>
                </p>
                <span className="inline-flex items-center gap-2 rounded-full bg-leaf/20 px-3 py-1 font-bold text-xs">
                  <span className="size-2.5 rounded-full bg-leaf-deep" /> {words.live}
                </span>
              </div>
              <ul
                data-tablist
                aria-label={words.label}
                className="mt-1 grid grid-cols-4 px-2 md:flex md:px-4"
              >
                {screens.map(({ id, name, Icon }) => (
                  <li key={id}>
                    <a
                      id={`${id}-tab`}
                      href={`#${id}`}
                      className="relative flex h-full min-h-14 flex-col items-center gap-1 px-1 py-2 text-center font-bold text-muted text-xs leading-tight transition-tone after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-transparent hover:text-text aria-selected:text-iris forced-colors:aria-selected:underline aria-selected:after:bg-current md:flex-row md:justify-center md:gap-2.5 md:px-4 md:text-base"
                    >
                      <Icon aria-hidden="true" className="size-5" />
                      {words[name]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            {screens.map(({ id, name, Screen }) => (
              <Panel key={id} id={id} label={words[name]}>
                <Screen showcase={showcase} price={price} />
              </Panel>
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}

/** Panels share one height on wide screens, so that changing tabs moves nothing below. */
function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section
      id={id}
      data-panel
      aria-label={label}
      className="scroll-mt-20 border-rule border-t p-4 -outline-offset-4 first-of-type:border-t-0 group-data-enhanced/tabs:border-t-0 sm:p-5 md:min-h-[31.5rem] lg:min-h-[32rem]"
    >
      <h3 className="mb-5 font-display text-2xl group-data-enhanced/tabs:sr-only">{label}</h3>
      {children}
    </section>
  );
}
