/** Pages that nobody looks for: what follows a form, and what answers for an address that does not exist. */
import type { Content } from '../../content';
import { blogPath, UNKNOWN_CATEGORY_PATH } from '../paths';
import { blogCrumbs } from './blog';
import { definePage, type Page } from './page';

export function noticePages(content: Content): Page[] {
  const { forms, events, mail, notices } = content;
  const said = ({ title, text: description }: { title: string; text: string }) => ({ title, description });
  const form = { kind: 'form', index: false, cardOf: '/', source: 'forms.json' } as const;
  const notice = { kind: 'notice', index: false, source: 'notices.json' } as const;
  const { emptyList, broken } = notices;
  return [
    ...Object.entries(forms).flatMap(([name, words]) => {
      if (!('submit' in words)) return [];
      const { title, sent } = words;
      const own = { ...form, params: { form: name } };
      return [
        definePage({ ...own, route: '/forms/[form]', title, description: title }),
        definePage({ ...own, route: '/sent/[form]', ...said(sent) }),
      ];
    }),
    ...events.events.map(({ id: event }) =>
      definePage({ ...form, route: '/sent/event/[event]', params: { event }, ...said(forms.event.sent) }),
    ),
    // Where the links of newsletter mails lead, and what asks a subscriber to look for one.
    definePage({ ...form, route: '/sent/newsletter/unconfirmed', ...said(forms.newsletter.unconfirmed) }),
    ...Object.entries(mail.pages).map(([step, words]) =>
      definePage({
        ...form,
        route: '/newsletter/[step]',
        params: { step },
        ...said(words),
        source: 'mail.json',
      }),
    ),
    definePage({
      ...notice,
      route: UNKNOWN_CATEGORY_PATH,
      title: emptyList.title,
      description: emptyList.description,
      crumbs: blogCrumbs(content),
      cardOf: blogPath(),
    }),
    definePage({
      ...notice,
      route: '/server-error',
      title: broken.title,
      description: broken.description,
      cardOf: '/',
    }),
  ];
}
