import type { ReactNode } from 'react';

type Props = {
  /** Gradient of the card; text takes the colour that reads on it. */
  tone: 'sun' | 'iris' | 'leaf' | 'rose';
  /** Bars at the top, one per status, and how many of them have run. */
  bars?: number;
  played?: number;
  children?: ReactNode;
  className?: string;
};

const TONES = {
  sun: 'from-sun to-rose text-ink',
  iris: 'from-iris to-iris-light text-white',
  leaf: 'from-leaf to-leaf-deep text-ink',
  rose: 'from-rose-deep to-rose text-white',
};

/** A status as it fills a phone's screen. */
export function StatusCard({ tone, bars = 4, played = 1, children, className = '' }: Props) {
  return (
    <div
      className={`flex flex-col overflow-hidden bg-linear-to-br from-40% shadow-lift ${TONES[tone]} ${className}`}
    >
      <span aria-hidden="true" className="flex gap-[4%] px-[7%] pt-[7%]">
        {Array.from({ length: bars }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by nothing but their place
            key={index}
            className={`h-1 flex-1 rounded-full bg-current ${index < played ? '' : 'opacity-30'}`}
          />
        ))}
      </span>
      {children}
    </div>
  );
}
