import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** Reasons to advertise: each figure over two rows of dashes, what it is compared with and what it comes to. */
export function Reasons({ reasons }: Pick<AdvertiserGuide, 'reasons'>) {
  return (
    <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-4">
      {reasons.map(({ figure, title, than, comes }) => {
        const value = Number.parseFloat(figure);
        const percent = figure.endsWith('%');
        // Of a percentage a dash is five hundredths, of a multiple it is what the other counts once.
        const dash = percent ? 5 : 100 / value;
        return (
          <li
            key={title}
            className="grid grid-cols-[8.25rem_1fr] items-center sm:grid-cols-[11rem_1fr] gap-x-4 border-rule border-t pt-4 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1 lg:flex lg:flex-col lg:items-stretch lg:justify-between lg:gap-6 lg:pt-6"
          >
            <div>
              <p className="heading-1 whitespace-nowrap text-iris">{figure}</p>
              <h3 className="heading-3 max-lg:text-lg lg:mt-2">{title}</h3>
            </div>
            <div className="grid gap-2 lg:gap-4">
              <Dashes label={than} length={percent ? 100 : dash} dash={dash} tone="stroke-mist" />
              <Dashes label={comes} length={percent ? value : 100} dash={dash} tone="stroke-iris" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type DashesProps = { label: string; length: number; dash: number; tone: string };

/** Both lengths in hundredths of the width. */
function Dashes({ label, length, dash, tone }: DashesProps) {
  return (
    <p className="text-sm leading-snug lg:text-base">
      {label}
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-3 w-full lg:h-4"
      >
        <path
          d={`M0 5H${length}`}
          strokeWidth="10"
          strokeDasharray={`${dash - 1} 1`}
          className={`${tone} forced-colors:stroke-current`}
        />
      </svg>
    </p>
  );
}
