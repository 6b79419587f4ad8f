import { LuChevronDown } from 'react-icons/lu';

type Props = { label: string; links: readonly { label: string; href: string; text?: string | undefined }[] };

/** What the six places leave out, one press away: a popover, which the browser opens and closes without script. */
export function MoreMenu({ label: name, links }: Props) {
  if (links.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget="more-places"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-[0.9375rem] text-mist transition-colors hover:text-white xl:px-3"
      >
        {name}
        <LuChevronDown aria-hidden="true" className="size-4" />
      </button>
      <ul
        id="more-places"
        popover="auto"
        className="fixed inset-auto top-18 right-[max(2.5rem,calc(50%-36.25rem))] m-0 w-88 rounded-card border border-line bg-raised p-2 text-white shadow-device"
      >
        {links.map(({ label, href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="block rounded-control px-4 py-2.5 hover:bg-line focus-visible:bg-line aria-[current=page]:bg-line"
            >
              <b className="block">{label}</b>
              {text && <span className="block text-mist text-sm">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
