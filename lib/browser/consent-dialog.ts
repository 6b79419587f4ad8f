/** The question itself, a small dialog that blocks nothing. It is built here, so that no page carries it unasked. */
import type { ConsentChoice } from '@/lib/browser/analytics/consent';

const CHOICE =
  "min-h-11 flex-1 cursor-pointer rounded-control border-2 border-text bg-white px-4 font-bold hover:bg-text hover:text-white aria-pressed:bg-text aria-pressed:text-white aria-pressed:before:content-['✓_'] sm:min-h-12";

/** @param options.google whether Google Analytics is among the receivers, which the text then says */
export function consentDialog(
  host: HTMLElement,
  { google, onChoice }: { google: boolean; onChoice: (choice: ConsentChoice) => void },
) {
  const title = element('h2', 'font-display text-lg sm:text-xl', SCRIPT_WORDS.consent.title);
  title.id = 'consent-title';
  const text = element(
    'p',
    'mt-1 text-muted text-sm leading-snug sm:mt-2 sm:text-[0.9375rem]',
    `${google ? SCRIPT_WORDS.consent.google : SCRIPT_WORDS.consent.plain} `,
  );
  const policy = element('a', 'text-link', SCRIPT_WORDS.consent.policy);
  policy.href = '/privacy-policy';
  text.append(policy);
  const buttons = element('div', 'mt-3 flex gap-3 sm:mt-4');
  const choices = {
    denied: choiceButton(SCRIPT_WORDS.consent.decline, 'denied'),
    granted: choiceButton(SCRIPT_WORDS.consent.allow, 'granted'),
  };
  buttons.append(choices.denied, choices.granted);

  const dialog = element(
    'dialog',
    'fixed inset-x-3 top-auto bottom-3 z-50 m-0 w-auto max-w-[27rem] rounded-card border border-rule bg-white p-4 text-text shadow-lift sm:right-5 sm:bottom-5 sm:left-auto sm:p-6 print:hidden',
  );
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, text, buttons);
  host.append(dialog);

  let opener: Element | null = null;
  const close = () => {
    const inside = dialog.contains(document.activeElement);
    dialog.close();
    if (inside && opener instanceof HTMLElement) opener.focus();
    opener = null;
  };
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && close());

  return {
    /** Shows the question without taking the focus from what the visitor came for. */
    ask() {
      dialog.open = true;
    },
    /** Shows it on request, with the answer that holds. */
    reopen(current: string | null | undefined) {
      opener = document.activeElement;
      for (const [choice, button] of Object.entries(choices)) {
        button.ariaPressed = String(choice === current);
      }
      if (!dialog.open) dialog.show();
      choices.denied.focus();
    },
    close,
  };

  function choiceButton(label: string, choice: ConsentChoice): HTMLButtonElement {
    const button = element('button', CHOICE, label);
    button.type = 'button';
    button.dataset.choice = choice;
    button.addEventListener('click', () => {
      onChoice(choice);
      close();
    });
    return button;
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
