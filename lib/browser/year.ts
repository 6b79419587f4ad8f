/** Keeps the copyright line's year current on a page that was built in an earlier one. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
