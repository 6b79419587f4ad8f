import { TickList } from '@/components/ui/TickList';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

type Props = {
  practices: AdvertiserGuide['practices'];
  words: AdvertiserGuide['words']['practices'];
};

/** Best practices: what to do, and what to leave. */
export function Practices({ practices, words }: Props) {
  const lists = [
    { title: words.do, texts: practices.do, no: false },
    { title: words.avoid, texts: practices.avoid, no: true },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <div className="mt-5 grid gap-5 md:mt-16 md:gap-12 lg:grid-cols-2 lg:gap-16">
      {lists.map(({ title, texts, no }) => (
        <div key={title}>
          <h3 className="heading-3 mb-3">{title}</h3>
          <TickList
            points={texts}
            no={no}
            className=""
            item="border-text/15 border-t py-2.5 max-sm:leading-snug sm:py-4"
          />
        </div>
      ))}
    </div>
  );
}
