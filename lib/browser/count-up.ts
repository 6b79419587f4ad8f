/** Figures that count up to their value when they are first seen. */

/** Milliseconds from zero to the value. */
const DURATION = 1400;

/**
 * @param text a figure as it stands in the end, such as `10M+`, `98%` or `5.2x`
 * @param progress 0 to 1
 * @returns the figure at that moment, with the same decimals and the same unit; `text` itself at 1
 */
export function countFrame(text: string, progress: number): string {
  const [number] = /\d+(?:\.\d+)?/.exec(text) ?? [];
  if (number === undefined || progress >= 1) return text;
  const decimals = number.split('.')[1]?.length ?? 0;
  return text.replace(number, (Number(number) * progress).toFixed(decimals));
}

/** Counts each `[data-count]` element's text up once, where motion is welcome. */
export function countUp(elements: Iterable<HTMLElement>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLElement) run(target);
      }
    },
    { threshold: 0.6 },
  );
  for (const element of elements) observer.observe(element);
}

function run(element: HTMLElement): void {
  const text = element.textContent ?? '';
  // The figure keeps its place while its number of digits grows.
  element.style.width = `${element.getBoundingClientRect().width}px`;
  const start = performance.now();
  const frame = (now: number) => {
    const elapsed = Math.min(Math.max(now - start, 0) / DURATION, 1);
    element.textContent = countFrame(text, 1 - (1 - elapsed) ** 3);
    if (elapsed < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
