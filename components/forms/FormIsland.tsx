import { Island } from '@/components/ui/Island';
import type { LeadFormProps } from './LeadForm';

type Props = LeadFormProps & { when?: 'visible' | 'interaction' };

export function FormIsland({ when = 'interaction', ...props }: Props) {
  return <Island name={props.form} when={when} props={props} />;
}
