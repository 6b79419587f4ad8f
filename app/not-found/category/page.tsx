import { Masthead } from '@/components/ui/Masthead';

/** The empty list of a category that does not exist; served with status 404 (lib/adapter/status-pages.ts). */
export default function UnknownCategoryPage() {
  return <Masthead title="No articles here" />;
}
