import * as islands from '@/components/islands';
import { createIsland } from '@/lib/next-lean/island';

/** The only way to put client code on a page. */
export const Island = createIsland(islands);
