import { LuCheck, LuX } from 'react-icons/lu';
import { content } from '@/lib/content';

/** Best practices: what to do, and what to leave. */
export function Practices() {
  const words = content().advertiserGuide.words.practices;
  const { practices } = content().advertiserGuide;
  return (
    <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
      <div>
        <h3 className="heading-3 mb-4">{words.do}</h3>
        <ul>
          {practices.do.map((text) => (
            <li key={text} className="flex gap-4 border-text/15 border-t py-4">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-ink">
                <LuCheck aria-hidden="true" className="size-4" />
              </span>
              <span className="pt-0.5">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="heading-3 mb-4">{words.avoid}</h3>
        <ul>
          {practices.avoid.map((text) => (
            <li key={text} className="flex gap-4 border-text/15 border-t py-4">
              <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-rose-deep text-rose-deep">
                <LuX aria-hidden="true" className="size-4" />
              </span>
              <span className="pt-0.5">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
