import { Whole } from '@/components/art/cast/Whole';
import { buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content';

/** Texts are those of the specification, section 2, "Help Center". Shown by the site script alone. */
export function NoResults({ words }: { words: Content['faqs']['words']['none'] }) {
  return (
    <div data-faq-empty hidden className="rounded-panel bg-sand overflow-hidden px-6 pt-8 pb-12 text-center">
      <Whole name="samuel" pose="sit" className="mx-auto w-44" />
      <h2 className="heading-3 border-rule border-t-2 pt-6">{words.title}</h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-muted">{words.text}</p>
      <button type="button" data-faq-clear className={`mt-7 ${buttonClass('leaf-light', 'small')}`}>
        {words.all}
      </button>
    </div>
  );
}
