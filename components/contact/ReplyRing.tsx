import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';

const HOURS = 24;

/** A day around the clock, lit for as long as an answer may take. */
export function ReplyRing({ contact, facts }: Pick<Content, 'contact' | 'facts'>) {
  const { max, text } = facts.supportReply;
  return (
    <p className="mt-6 flex gap-x-5 gap-y-3 max-md:max-w-36 max-md:flex-col md:items-center">
      <Ring
        segments={HOURS}
        filled={max}
        thickness={0.07}
        className="size-16 shrink-0 text-leaf md:size-20"
        trackClassName="text-line"
      />
      <span>
        <strong className="block font-display text-2xl text-white whitespace-nowrap">{text}</strong>
        {contact.words.page.reply}
      </span>
    </p>
  );
}
