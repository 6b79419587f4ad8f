import { LuDownload, LuMegaphone, LuMessageCircle, LuShoppingBag } from 'react-icons/lu';
import { StatusCard } from '@/components/art/StatusCard';
import { content } from '@/lib/content';

const LOOKS = [
  { tone: 'iris', Icon: LuMegaphone },
  { tone: 'leaf', Icon: LuMessageCircle },
  { tone: 'sun', Icon: LuDownload },
  { tone: 'rose', Icon: LuShoppingBag },
] as const;

/** The four campaign types, each beside a status of its own colour. */
export function CampaignTypes() {
  return (
    <ul className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
      {content().advertiserGuide.campaignTypes.map(
        ({ id, title, description, choose, count, example }, index) => {
          const look = LOOKS[index];
          return (
            <li key={id} id={id} className="flex gap-5 sm:gap-7">
              {look && (
                <StatusCard
                  tone={look.tone}
                  bars={LOOKS.length}
                  played={index + 1}
                  className="h-36 w-22 shrink-0 rounded-2xl sm:h-52 sm:w-32 sm:rounded-card"
                >
                  <look.Icon aria-hidden="true" className="m-auto size-9 sm:size-13" />
                  <span
                    aria-hidden="true"
                    className="mx-auto mb-[10%] h-2 w-3/5 rounded-full bg-current opacity-40"
                  />
                </StatusCard>
              )}
              <div className="min-w-0">
                <h3 className="heading-3">{title}</h3>
                <p className="mt-1 text-muted">{description}</p>
                <dl className="mt-4 grid gap-3 text-[0.9375rem]">
                  <Detail term="Choose it when" text={choose} />
                  <Detail term="Count" text={count} />
                  <Detail term="For example" text={example} />
                </dl>
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}

function Detail({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-iris border-l-2 pl-3">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}
