/** Short advice in two columns of ruled lines, on phones a swipe apart; for dark grounds. */
export function TipList({ tips }: { tips: readonly { title: string; text: string }[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-x-16 lg:grid-cols-2"
    >
      {tips.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-7 max-sm:w-[78%] sm:pb-7">
          <h3 className="heading-3 text-white">{title}</h3>
          <p className="mt-2 max-w-[52ch]">{text}</p>
        </li>
      ))}
    </ul>
  );
}
