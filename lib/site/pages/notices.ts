/** Pages that nobody looks for: what follows a form, and what answers for an address that does not exist. */
import type { Content } from '../../content';
import { blogPath, UNKNOWN_CATEGORY_PATH } from '../paths';
import { definePage, type Page } from './page';

export function formPages({ forms }: Content): Page[] {
  return Object.entries(forms).flatMap(([form, { title, sent }]) => {
    const shared = {
      params: { form },
      kind: 'form',
      index: false,
      cardOf: '/',
      source: 'forms.json',
    } as const;
    return [
      definePage({ ...shared, route: '/forms/[form]', title, description: title }),
      definePage({ ...shared, route: '/sent/[form]', title: sent.title, description: sent.text }),
    ];
  });
}

export function noticePages({ pages }: Content): Page[] {
  const shared = { kind: 'notice', index: false, source: 'pages.json' } as const;
  const blog = pages.find(({ path }) => path === blogPath())?.title ?? 'Blog';
  return [
    definePage({
      ...shared,
      route: UNKNOWN_CATEGORY_PATH,
      title: 'No posts here',
      description:
        'This list of articles is empty: no category has this address, or no page of one. The blog lists every article.',
      crumbs: [
        { label: 'Home', href: '/' },
        { label: blog, href: blogPath() },
      ],
      cardOf: blogPath(),
    }),
    definePage({
      ...shared,
      route: '/server-error',
      title: 'Something went wrong',
      description: 'The server could not answer. Please try again in a minute.',
      cardOf: '/',
    }),
  ];
}
