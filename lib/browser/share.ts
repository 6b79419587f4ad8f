/** Milliseconds for which a button says that the link was copied. */
const COPIED_FOR = 2500;

/** Shows, in each `data-share` row, the device's share sheet, or where there is none, a button that copies the link. */
export function enableSharing(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const device = row.querySelector<HTMLElement>('[data-share-device]');
    const copy = row.querySelector<HTMLElement>('[data-share-copy]');
    if (typeof navigator.share === 'function' && device) {
      device.removeAttribute('data-off');
      device.addEventListener('click', () => shareWithDevice(row.dataset.share ?? document.title));
    } else if (navigator.clipboard && copy) {
      copy.removeAttribute('data-off');
      copy.addEventListener('click', copier(copy, row.querySelector('[data-share-status]')));
    }
  }
}

/** Specification, section 2, "Article pages": title and current URL. */
async function shareWithDevice(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: location.href });
  } catch (error) {
    // Closing the sheet is the visitor's choice, and no error.
    if ((error as DOMException).name !== 'AbortError') console.error('Sharing failed', error);
  }
}

/** @returns what copies the link and says so for a while; a press meanwhile begins that while anew */
function copier(button: HTMLElement, status: Element | null): () => Promise<void> {
  const label = button.querySelector('[data-share-label]');
  const before = label?.textContent ?? '';
  let timer = 0;
  const say = (text: string, told: string) => {
    if (label) label.textContent = text;
    if (status) status.textContent = told;
  };
  return async () => {
    const after = await navigator.clipboard.writeText(location.href).then(
      () => SCRIPT_WORDS.share.copied,
      () => SCRIPT_WORDS.share.byHand,
    );
    clearTimeout(timer);
    say(after, after);
    timer = window.setTimeout(() => say(before, ''), COPIED_FOR);
  };
}
