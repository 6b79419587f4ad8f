/** Pages that nobody looks for: what follows a form, and what answers for an address that does not exist. */
import type { Content } from '../../content';
import { blogPath, UNKNOWN_CATEGORY_PATH } from '../paths';
import { blogCrumb } from './blog';
import { definePage, type Page } from './page';
import { home } from './static';

export function formPages({ forms, events }: Content): Page[] {
  const shared = { kind: 'form', index: false, cardOf: '/', source: 'forms.json' } as const;
  const { title, text: description } = forms.event.sent;
  return [
    ...Object.entries(forms).flatMap(([form, words]) => {
      if (!('submit' in words)) return [];
      const { title, sent } = words;
      const own = { ...shared, params: { form } };
      return [
        definePage({ ...own, route: '/forms/[form]', title, description: title }),
        definePage({ ...own, route: '/sent/[form]', title: sent.title, description: sent.text }),
      ];
    }),
    ...events.events.map(({ id: event }) =>
      definePage({ ...shared, route: '/sent/event/[event]', params: { event }, title, description }),
    ),
  ];
}

/** Where the links of newsletter mails lead, and what asks a subscriber to look for one. */
export function newsletterPages({ forms, mail }: Content): Page[] {
  const shared = { kind: 'form', index: false, cardOf: '/' } as const;
  const { title, text: description } = forms.newsletter.unconfirmed;
  return [
    definePage({
      ...shared,
      route: '/sent/newsletter/unconfirmed',
      title,
      description,
      source: 'forms.json',
    }),
    ...Object.entries(mail.pages).map(([step, words]) =>
      definePage({
        ...shared,
        route: '/newsletter/[step]',
        params: { step },
        title: words.title,
        description: words.text,
        source: 'mail.json',
      }),
    ),
  ];
}

export function noticePages(content: Content): Page[] {
  const { broken, emptyList } = content.notices;
  const shared = { kind: 'notice', index: false, source: 'notices.json' } as const;
  return [
    definePage({
      ...shared,
      route: UNKNOWN_CATEGORY_PATH,
      title: emptyList.title,
      description: emptyList.description,
      crumbs: [home(content), blogCrumb(content)],
      cardOf: blogPath(),
    }),
    definePage({
      ...shared,
      route: '/server-error',
      title: broken.title,
      description: broken.description,
      cardOf: '/',
    }),
  ];
}
