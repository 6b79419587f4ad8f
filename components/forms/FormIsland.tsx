import { Island } from '@/components/ui/Island';
import type { Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import type { FormName } from '@/lib/leads/client';
import type { LeadFormProps } from './LeadForm';

type Props = LeadFormProps & {
  form: FormName;
  /** Every event, past ones too: a visitor whose event has just ended finds the choice and the reason together. */
  events: Content['events']['events'];
};

/** Any of the forms by its name. */
export function FormIsland({ form, events, ...props }: Props) {
  const options = events.map(({ id, title, date }) => [id, `${title} (${formatDay(date)})`]);
  return form === 'event' ? (
    <Island name="eventChoice" when="interaction" props={{ ...props, events: Object.fromEntries(options) }} />
  ) : (
    <Island name={form} when="interaction" props={props} />
  );
}
