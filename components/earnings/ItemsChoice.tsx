import type { Content } from '@/lib/content';

type Props = { max: number; start: number; words: Content['calculator']['items'] };

/** How many ads a day, 1 to `max`, as one row of keys. */
export function ItemsChoice({ max, start, words }: Props) {
  return (
    <fieldset>
      <legend className="heading-3">{words.title}</legend>
      <div className="mt-3 flex gap-2">
        {Array.from({ length: max }, (_, index) => index + 1).map((items) => (
          <label
            key={items}
            className="grid h-13 min-w-0 grow basis-0 cursor-pointer place-items-center rounded-control border border-muted/70 font-bold transition-colors hover:border-text has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-leaf-deep has-focus-visible:outline-offset-3 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="items"
              value={items}
              defaultChecked={items === start}
              className="sr-only"
            />
            {items}
          </label>
        ))}
      </div>
      <p className="mt-3 text-muted text-sm">{words.advice}</p>
    </fieldset>
  );
}
