/** A form that is sent before its component can answer waits for it, so that the first press counts. */

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
