/** Short advice in two columns of ruled lines; for dark grounds. */
export function TipList({ tips }: { tips: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-16 lg:grid-cols-2">
      {tips.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-4 md:py-7">
          <h3 className="heading-3 text-white">{title}</h3>
          <p className="mt-1 max-w-[52ch] md:mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
