/** For tests of pages: those of a small site, and what leads to them. */
import type { Content } from '../../content';
import { smallSite } from '../small-site.fixture';
import { type Page, pageAt } from '.';

export const HOME = { label: 'Start', href: '/' };

export const JOURNAL = { label: 'Journal', href: '/blog' };

export const page = (path: string, fields: Partial<Content> = {}): Page => pageAt(path, smallSite(fields));
