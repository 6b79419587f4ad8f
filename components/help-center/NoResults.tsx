import { Ring } from '@/components/art/Ring';
import { buttonClass } from '@/components/ui/button';
import { content } from '@/lib/content';

/** Texts are those of the specification, section 2, "Help Center". Shown by the site script alone. */
export function NoResults() {
  const words = content().faqs.words.none;
  return (
    <div data-faq-empty hidden className="rounded-panel bg-sand px-6 py-14 text-center md:py-20">
      <Ring
        segments={8}
        filled={7}
        thickness={0.1}
        className="mx-auto size-20 text-leaf-deep"
        trackClassName="text-transparent"
      />
      <h2 className="heading-3 mt-6">{words.title}</h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-muted">{words.text}</p>
      <button type="button" data-faq-clear className={`mt-7 ${buttonClass('leaf-light', 'small')}`}>
        {words.all}
      </button>
    </div>
  );
}
