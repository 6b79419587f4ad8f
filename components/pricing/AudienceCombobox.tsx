import { useCombobox } from 'downshift';
import { type PointerEvent, useRef, useState } from 'react';
import { Chevron } from '@/components/ui/Chevron';
import { insert } from '@/lib/content/text/insert';
import { formatCount, formatPrice } from '@/lib/money';
import type { AudienceCategory } from '@/lib/site/pricing/contract';
import { MATCHES_SHOWN, searchCategories } from '@/lib/site/pricing/selection';
import { CONTROL, LABEL, type SelectorWords } from './controls';

type Props = {
  words: SelectorWords;
  categories: readonly AudienceCategory[];
  selected: AudienceCategory;
  /** Where prices are for. */
  country: string | undefined;
  onSelect: (category: AudienceCategory) => void;
};

/** Not from useId: an island's root counts otherwise than the page that it was rendered in. */
const ID = 'pricing-audience';

/** A button that opens a search field over a list, which closes and forgets the search once something is selected. */
export function AudienceCombobox({ words, categories, selected, country, onSelect }: Props) {
  const [query, setQuery] = useState('');
  // Opened by touch, the field has focus without a keyboard that would cover the list, until it is touched itself.
  const [quiet, setQuiet] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const matches = searchCategories(categories, query);
  const shown = matches.slice(0, MATCHES_SHOWN);

  const { isOpen, highlightedIndex, openMenu, ...get } = useCombobox({
    id: ID,
    labelId: `${ID}-label`,
    items: shown,
    itemToKey: (item) => item?.id,
    itemToString: (item) => item?.name ?? '',
    selectedItem: selected,
    initialInputValue: '',
    stateReducer,
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onSelect(selectedItem),
    onIsOpenChange: ({ isOpen: open, type }) => {
      if (!open && type !== useCombobox.stateChangeTypes.InputBlur) trigger.current?.focus();
    },
  });

  return (
    <div className="relative">
      <span id={`${ID}-label`} className={LABEL}>
        {words.audience}
      </span>
      <button
        type="button"
        {...get.getToggleButtonProps({
          ref: trigger,
          tabIndex: 0,
          'aria-haspopup': 'listbox',
          'aria-labelledby': `${ID}-label ${ID}-value`,
          onPointerDown: (event: PointerEvent) => setQuiet(event.pointerType === 'touch'),
          onKeyDown: (event) => {
            setQuiet(false);
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            openMenu();
          },
        })}
        className={`${CONTROL} flex items-center gap-3`}
      >
        <span id={`${ID}-value`} className="grow truncate">
          {selected.name}
        </span>
        <Chevron className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-2 rounded-control border border-muted/70 bg-white p-3 pb-0 shadow-lift sm:w-[calc(200%+1.25rem)]"
      >
        <input
          {...get.getInputProps({
            'aria-label': words.search,
            ...(!shown[highlightedIndex] && { 'aria-activedescendant': undefined }),
            placeholder: words.search,
            onPointerDown: () => setQuiet(false),
          })}
          inputMode={quiet ? 'none' : 'search'}
          enterKeyHint="done"
          className="min-h-11 w-full rounded-md border border-muted/70 bg-white px-3 text-base outline-offset-0! placeholder:text-muted"
        />
        <div
          // A list that scrolls is a stop for Tab, and this one vanishes as focus comes to it.
          {...get.getMenuProps({ 'aria-label': words.audiences, tabIndex: -1 })}
          className="mt-2 max-h-60 mask-[linear-gradient(#000_88%,transparent)] overflow-y-auto pb-6 overscroll-contain"
        >
          {isOpen &&
            shown.map((category, index) => (
              <div
                key={category.id}
                {...get.getItemProps({ item: category, index })}
                role="option"
                tabIndex={-1}
                aria-selected={category.id === selected.id}
                className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 py-1 text-base leading-snug ${index === highlightedIndex ? 'bg-sand forced-colors:outline-2' : ''}`}
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{category.name}</span>
                  <span className="block text-muted text-sm">
                    {category.ageRange ?? category.description}
                  </span>
                </span>
                {category.countryPrices.map(
                  ({ id, pricePerView, currencyCode }) =>
                    id === country && (
                      <span key={id} className="whitespace-nowrap text-end text-muted text-sm">
                        <b className="block text-base text-text">{formatPrice(pricePerView, currencyCode)}</b>
                        {words.perView}
                      </span>
                    ),
                )}
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="size-4 shrink-0 fill-none stroke-2 stroke-iris"
                >
                  {category.id === selected.id && <path d="M2 8.5l4 4 8-9" strokeLinecap="round" />}
                </svg>
              </div>
            ))}
        </div>
        <p
          role="status"
          className={
            isOpen && matches.length === shown.length && shown.length > 0
              ? 'sr-only'
              : 'px-3 py-2 text-muted text-sm'
          }
        >
          {isOpen && matchesInWords(words, query, matches.length, shown.length)}
        </p>
      </div>
    </div>
  );
}

function matchesInWords(words: SelectorWords, query: string, found: number, shown: number): string {
  if (found === 0) return insert(words.noMatch, { query: query.trim() });
  if (found > shown) {
    return insert(words.first, { shown: formatCount(shown), found: formatCount(found) });
  }
  return found === 1 ? words.one : insert(words.many, { found: formatCount(found) });
}

type Reducer = NonNullable<Parameters<typeof useCombobox<AudienceCategory>>[0]['stateReducer']>;

/** Enter or a click selects, and nothing else; typing points at the first match; whatever closes forgets the search. */
const stateReducer: Reducer = (state, { type, changes }) => {
  const { ControlledPropUpdatedSelectedItem, InputBlur, InputChange, InputClick, InputKeyDownEscape } =
    useCombobox.stateChangeTypes;
  // Downshift would close at a click into the field, and write what is selected into it.
  if (type === InputClick || type === ControlledPropUpdatedSelectedItem) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  const selects = type !== InputBlur && type !== InputKeyDownEscape;
  return {
    ...changes,
    ...(!selects && { selectedItem: state.selectedItem }),
    ...(!changes.isOpen && { inputValue: '' }),
  };
};
