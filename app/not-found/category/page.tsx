import { Masthead } from '@/components/ui/Masthead';
import { buildMetadata } from '@/lib/metadata';
import { UNKNOWN_CATEGORY_PATH } from '@/lib/paths';

export const metadata = buildMetadata({
  title: 'No such category',
  description:
    'This category does not exist, so its list of articles is empty. The blog lists every article.',
  path: UNKNOWN_CATEGORY_PATH,
  index: false,
});

export default function UnknownCategoryPage() {
  return <Masthead title="No posts here" lead="This category does not exist, so its list is empty." />;
}
