type Props = { links: readonly { label: string; href: string }[]; className: string };

/** Links on a dark ground, each high enough for a thumb. */
export function LightLinks({ links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-white underline underline-offset-4 hover:text-leaf"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
