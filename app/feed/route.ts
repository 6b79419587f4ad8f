import { feedResponse } from '@/lib/site/blog/feeds';

export const dynamic = 'force-static';

export const GET = () => feedResponse();
