import { Masthead } from '@/components/ui/Masthead';

export default function NotFoundPage() {
  return <Masthead title="Page not found" />;
}
