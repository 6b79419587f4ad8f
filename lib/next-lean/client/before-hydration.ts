/** What a visitor types, chooses, presses or sends in an island before it hydrates reaches its component afterwards. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const CONTROLS = 'input:not([type=file],[type=submit],[type=button],[type=hidden]),textarea,select';

/**
 * Remembers input in an island that has not hydrated. React keeps the DOM's values when it hydrates, but a controlled
 * component does not learn of them and would undo them with its next rendering.
 * @param island element with `data-island`
 * @returns tells the component about it, once that has hydrated
 */
export function keepInput(island: HTMLElement): () => void {
  const typed = new Map<Control, string | boolean>();
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(CONTROLS))
      typed.set(target as Control, stateOf(target as Control));
  };
  const press = ({ target }: Event) => {
    pressed =
      (target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')) || undefined;
  };
  island.addEventListener('input', note);
  island.addEventListener('change', note);
  island.addEventListener('click', press);
  return () => {
    island.removeEventListener('input', note);
    island.removeEventListener('change', note);
    island.removeEventListener('click', press);
    for (const control of island.querySelectorAll<Control>(CONTROLS)) {
      const state = typed.get(control) ?? (isRestored(control) ? stateOf(control) : undefined);
      if (state !== undefined) replay(control, state);
    }
    if (pressed?.isConnected) pressed.click();
  };
}

function isToggle(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function stateOf(control: Control): string | boolean {
  return isToggle(control) ? control.checked : control.value;
}

/** Browsers restore forms on reload and on the way back without an event. */
function isRestored(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  return isToggle(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * React drops an event whose value it already knows, and it read the value on hydrating: the setter of the element's
 * prototype goes past its record, so that the event counts as news.
 */
function replay(control: Control, state: string | boolean): void {
  if (isToggle(control)) {
    if (control.type === 'radio' && !state) return;
    control.checked = !state;
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Milliseconds that a press waits for the component before the browser answers it by itself. */
const PATIENCE = 8_000;

/** Ends the holding, one way or the other; what was sent meanwhile is sent again. */
export interface HeldSubmits {
  /** The component is about to hydrate, and has to find what the server rendered. */
  restore: () => void;
  /** The component has taken over. */
  handOver: () => void;
  /** It did not come: the browser validates and posts by itself. */
  letGo: () => void;
}

/**
 * Keeps the browser from validating the forms of an island in its own words, and from posting them. A press that waits
 * is shown: the button is disabled and says what its `data-busy` holds.
 * @param island element with `data-island`
 * @param load fetches its component
 */
export function holdSubmits(island: HTMLElement, load: () => void): HeldSubmits {
  const forms = [...island.querySelectorAll('form')];
  let held: { form: HTMLFormElement; submitter: HTMLElement | null; timer: number } | undefined;
  let restore = () => {};
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    form.setAttribute('aria-busy', 'true');
    if (!held) {
      held = { form, submitter: event.submitter, timer: window.setTimeout(letGo, PATIENCE) };
      restore = showBusy(form.querySelector('button[data-busy]'));
    }
    load();
  };
  const end = () => {
    island.removeEventListener('submit', hold);
    if (!held) return;
    const { form, submitter, timer } = held;
    held = undefined;
    clearTimeout(timer);
    restore();
    form.removeAttribute('aria-busy');
    if (form.isConnected) form.requestSubmit(submitter);
  };
  const letGo = () => {
    for (const form of forms) form.noValidate = false;
    end();
  };
  for (const form of forms) form.noValidate = true;
  island.addEventListener('submit', hold);
  return { restore: () => restore(), handOver: end, letGo };
}

/** @returns makes the button again what it was */
function showBusy(button: HTMLButtonElement | null): () => void {
  if (!button) return () => {};
  const { textContent: label } = button;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  return () => {
    button.disabled = false;
    button.textContent = label;
  };
}
