import { StatusCard } from '@/components/art/StatusCard';
import { fact } from '@/lib/content';

/** The same ad on three people's statuses, spread like a hand of cards. */
export function Fan() {
  return (
    <div aria-hidden="true" className="relative mx-auto h-96 w-full max-w-md">
      <StatusCard
        tone="sun"
        className="-rotate-12 absolute top-8 left-4 h-72 w-44 origin-bottom rounded-card opacity-90"
      />
      <StatusCard
        tone="rose"
        className="absolute top-8 right-4 h-72 w-44 origin-bottom rotate-12 rounded-card opacity-90"
      />
      <StatusCard
        tone="iris"
        played={2}
        className="-translate-x-1/2 absolute top-0 left-1/2 h-80 w-50 rounded-[1.75rem]"
      >
        <p className="heading-3 mt-6 px-5 text-3xl">
          One ad,
          <br />
          many
          <br />
          friends.
        </p>
        <p className="mt-auto px-5 pb-6 font-bold text-sm">{fact('viewCompletion')} watch to the end</p>
      </StatusCard>
    </div>
  );
}
