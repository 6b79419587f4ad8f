import { LuChevronUp } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { TickList } from '@/components/ui/TickList';
import type { Showcase } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';

/** The ad as a viewer meets it, and what was checked before it went out. */
export function AdPreview({ showcase }: { showcase: Showcase }) {
  const { preview, campaign } = showcase;
  const words = showcase.words.preview;
  const [sharer] = showcase.posts;
  const checks = [words.upright, words.marked, words.reviewed, words.stays];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-2">
      <div className="flex justify-center rounded-2xl bg-sand py-6">
        <div className="relative aspect-[9/18.5] w-54 max-w-full rounded-[2.75rem] border border-line bg-ink p-2.5 shadow-device">
          <span className="-right-[3px] absolute top-[22%] h-[11%] w-[3px] rounded-r bg-line" />
          <span className="-left-[3px] absolute top-[17%] h-[6%] w-[3px] rounded-l bg-line" />
          <span className="-left-[3px] absolute top-[25%] h-[6%] w-[3px] rounded-l bg-line" />
          <div
            className={`relative isolate flex h-full flex-col overflow-hidden rounded-[2.125rem] px-4 pt-4 pb-5 tone-${preview.tone}`}
          >
            <span className="h-[3px] rounded-full bg-current" />
            <p className="mt-3 flex items-center gap-2 text-xs leading-tight">
              {sharer && <Avatar name={sharer.portrait} className="size-8" />}
              <span>
                <b className="block">{sharer?.name}</b>
                {words.sponsored}
              </span>
            </p>
            <p className="mt-5 font-display text-2xl leading-[1.06]">{preview.text}</p>
            <AdArt name={preview.art} className="m-auto size-32" />
            <p className="flex flex-col items-center text-xs">
              <LuChevronUp aria-hidden="true" className="size-4" />
              <span className="mt-1 rounded-full bg-white px-5 py-2 font-bold text-ink text-sm">
                {preview.button}
              </span>
            </p>
          </div>
        </div>
      </div>
      <div className="pb-2">
        <p className="font-display text-2xl leading-tight md:text-[1.75rem]">{words.title}</p>
        <p className="mt-3 max-w-[40ch] text-muted">
          {insert(words.text, { advertiser: campaign.advertiser })}
        </p>
        <TickList points={checks} className="mt-6 grid gap-3.5" />
      </div>
    </div>
  );
}
