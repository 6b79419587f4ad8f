import { HONEYPOT } from '@/lib/leads/client';
import { EVERY_FORM } from '@/lib/site/forms/copy';

/** A field that only programs fill in: outside of the picture, the tab order and the accessibility tree. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{EVERY_FORM.bait}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
