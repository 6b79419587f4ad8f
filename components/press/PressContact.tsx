import { LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/content/text/contact-links';

/** Whom journalists ask, and the paragraph they may quote. */
export function PressContact({ press, site }: Pick<Content, 'press' | 'site'>) {
  const words = press.words.contact;
  return (
    <aside aria-label={words.about} className="grid gap-x-16 gap-y-6 md:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="heading-3">{words.about}</h2>
        <p className="mt-3 max-w-[60ch] md:text-lg">{press.boilerplate}</p>
      </div>
      <div>
        <h2 className="heading-3">{words.title}</h2>
        <LinkList
          links={[
            { href: mailtoHref(site.email, { subject: words.subject }), label: site.email },
            { href: telHref(site.phone), label: site.phone },
          ]}
          className="mt-1"
          link="text-link inline-flex min-h-11 items-center"
        />
        <p>{words.answer}</p>
      </div>
    </aside>
  );
}
