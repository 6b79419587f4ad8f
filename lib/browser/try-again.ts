/** The button beside each island that could not be fetched: asks for it once more, as a touch of the island does. */
export function offerAnotherTry(): void {
  for (const notice of document.querySelectorAll('[data-if-failed]')) {
    const island = notice.previousElementSibling as HTMLElement;
    notice.querySelector('button')?.addEventListener('click', () => {
      island.dispatchEvent(new Event('pointerdown'));
      // The button that had the focus is gone.
      island.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    });
  }
}
