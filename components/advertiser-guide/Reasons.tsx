import { Ring } from '@/components/art/Ring';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** Reasons to advertise: the first in a ring of its own, the others follow as ruled lines. */
export function Reasons({ reasons }: Pick<AdvertiserGuide, 'reasons'>) {
  const [first, ...others] = reasons;
  if (!first) return null;
  return (
    <div className="grid grid-cols-1 items-center gap-3 md:gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div className="mx-auto max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:items-center max-sm:gap-x-3 sm:max-w-sm sm:text-center lg:mx-0">
        <span className="relative mx-auto grid aspect-square w-full max-w-48 place-items-center md:max-w-80">
          {first.ring && (
            <Ring
              {...first.ring}
              thickness={0.035}
              className="absolute inset-0 size-full text-iris"
              trackClassName="text-rule"
            />
          )}
          <span className="heading-1 max-sm:text-2xl">{first.figure}</span>
        </span>
        <h3 className="heading-3 sm:mt-7">{first.title}</h3>
        <p className="mt-2 text-muted max-sm:col-span-full max-sm:leading-normal">{first.text}</p>
      </div>
      <ul>
        {others.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-3 border-rule border-t py-3 max-[19em]:grid-cols-1 sm:py-8 sm:last:border-b md:grid-cols-[11rem_1fr] md:gap-x-8 lg:grid-cols-[13rem_1fr]"
          >
            <p className="heading-1 text-iris max-sm:text-2xl">{figure}</p>
            <div className="min-w-0 max-md:contents">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1 max-w-[46ch] text-muted max-md:col-span-full max-sm:leading-normal">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
