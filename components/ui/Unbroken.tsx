/** A title whose short compounds stay in one line: browsers break behind any hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(?<!\S)(\p{L}{1,9}-\p{L}{1,9})(?!\S)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap @max-[13em]/page:whitespace-normal">
        {part}
      </span>
    ),
  );
}
