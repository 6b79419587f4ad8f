import { Ring } from '@/components/art/Ring';
import { content, fact, factEntry } from '@/lib/content';

const HOURS = 24;

/** A day around the clock, lit for as long as an answer may take. */
export function ReplyRing() {
  const words = content().contact.words.page;
  return (
    <p className="mt-6 flex items-center gap-5">
      <Ring
        segments={HOURS}
        filled={factEntry('supportReply').max}
        thickness={0.07}
        className="size-16 shrink-0 text-leaf md:size-20"
        trackClassName="text-line"
      />
      <span>
        <strong className="block font-display text-2xl text-white">{fact('supportReply')}</strong>
        {words.reply}
      </span>
    </p>
  );
}
