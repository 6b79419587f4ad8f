import type { Crumb } from '@/components/ui/Breadcrumbs';

/** The way to every page beneath /press. */
export const PRESS_CRUMBS: Crumb[] = [
  { label: 'Home', href: '/' },
  { label: 'Press & Media', href: '/press' },
];
