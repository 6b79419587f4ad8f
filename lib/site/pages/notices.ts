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
  const after = (name: string, words: { title: string; text: string }) =>
    definePage({ ...form, ...said(words), route: '/sent/[...form]', path: `/sent/${name}` });
  return [
    ...Object.entries(forms).flatMap(([name, words]) => {
      if (!('submit' in words)) return [];
      const { title } = words;
      return [
        definePage({ ...form, route: '/forms/[form]', path: `/forms/${name}`, title, description: title }),
        after(name, words.sent),
      ];
    }),
    ...events.events.map(({ id }) => after(`event/${id}`, forms.event.sent)),
    // Where the links of newsletter mails lead, and what asks a subscriber to look for one.
    after('newsletter/unconfirmed', forms.newsletter.unconfirmed),
    ...Object.entries(mail.pages).map(([step, words]) =>
      definePage({
        ...form,
        ...said(words),
        route: '/newsletter/[step]',
        path: `/newsletter/${step}`,
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
