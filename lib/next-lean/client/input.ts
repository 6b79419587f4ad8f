/** What a visitor types, chooses or presses in an island before it hydrates reaches its component afterwards. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const CONTROLS = 'input:not([type=file],[type=submit],[type=button],[type=hidden]),textarea,select';

/**
 * Remembers input in an island that has not hydrated, and on `island:hydrated` tells React about it. React keeps the
 * DOM's values when it hydrates, but a controlled component does not learn of them and would undo them with its next
 * rendering.
 * @param island element with `data-island`
 */
export function keepInput(island: HTMLElement): void {
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
  island.addEventListener(
    'island:hydrated',
    () => {
      island.removeEventListener('input', note);
      island.removeEventListener('change', note);
      island.removeEventListener('click', press);
      for (const control of island.querySelectorAll<Control>(CONTROLS)) {
        const state = typed.get(control) ?? (isRestored(control) ? stateOf(control) : undefined);
        if (state !== undefined) replay(control, state);
      }
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
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
