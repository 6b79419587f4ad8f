import type { Home } from '@/lib/content/schemas/home';

/** What the selector says, handed to its island, and what its way on is called. */
export type SelectorWords = Home['words']['selector'] & { action: string };
