import { Island } from '@/components/ui/Island';
import { content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import type { FormName } from '@/lib/leads/client';
import type { LeadFormProps } from './LeadForm';

/** Every event, past ones too: a visitor whose event has just ended finds the choice and the reason together. */
function eventOptions(): Record<string, string> {
  return Object.fromEntries(
    content().events.events.map(({ id, title, date }) => [id, `${title} (${formatDay(date)})`]),
  );
}

/** Any of the forms by its name. */
export function FormIsland({ form, ...props }: { form: FormName } & LeadFormProps) {
  return form === 'event' ? (
    <Island name="eventChoice" when="interaction" props={{ ...props, events: eventOptions() }} />
  ) : (
    <Island name={form} when="interaction" props={props} />
  );
}
