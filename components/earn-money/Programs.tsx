import type { ReactNode } from 'react';
import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { PostAd } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { EarnMoney } from '@/lib/content/schemas/guides';

/** Ground and details of each program's panel: the one that most people come for is the large one. */
const PANELS = [
  {
    panel: 'bg-sun text-ink lg:row-span-2 lg:p-12',
    link: 'bg-ink text-white hover:bg-white hover:text-ink',
  },
  {
    panel: 'border border-rule bg-white',
    link: 'bg-sand text-text hover:bg-ink hover:text-white',
  },
  {
    panel: 'bg-iris text-white',
    link: 'bg-white text-ink hover:bg-ink hover:text-white',
  },
];

type Props = {
  programs: EarnMoney['programs'];
  /** What the first one can bring, beneath its features. */
  example: ReactNode;
};

/** The ways to earn, the first one large. */
export function Programs({ programs, example }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {programs.map(({ title, description, link, linkLabel, features }, index) => {
        const style = PANELS[index === 0 ? 0 : 1 + ((index - 1) % (PANELS.length - 1))];
        return (
          <li
            key={title}
            className={`relative isolate flex flex-col overflow-hidden rounded-panel p-6 md:p-9 ${style?.panel}`}
          >
            <h3 className={index === 0 ? 'heading-2' : 'heading-3'}>{title}</h3>
            <p className={`mt-4 max-w-[42ch] ${index === 0 ? 'text-lg lg:text-xl' : ''}`}>{description}</p>
            <ul className={`mt-6 grid empty:hidden ${index === 0 ? 'mb-8 gap-3 lg:text-lg' : 'gap-2.5'}`}>
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <LuCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
                  <span className="max-w-[36ch] font-semibold">
                    <Words text={feature} />
                  </span>
                </li>
              ))}
            </ul>
            {index === 0 && (
              <>
                {example}
                <PostAd className="-z-10 bottom-8 absolute right-7 w-44 rotate-6 max-xl:hidden" />
              </>
            )}
            <a
              href={link}
              className={`mt-auto self-start rounded-control px-5 py-3 font-bold leading-snug transition-colors ${index === 0 ? '' : 'max-lg:mt-8 lg:mt-7'} ${style?.link}`}
            >
              {linkLabel}
              <LuArrowRight aria-hidden="true" className="ml-2 inline size-4" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
