import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostCard } from '@/components/blog/PostCard';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { FORM_COPY, formPageOf, isFormName, sentPageOf } from '@/lib/leads/forms';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

/** The newest articles, offered to read next. */
const ARTICLES = 3;

type Props = { params: Promise<{ form: string }> };

/** Where a form ends that was sent without JavaScript. */
export function generateStaticParams() {
  return staticParams<{ form: string }>('/sent/[form]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  return pageMetadata(sentPageOf(form));
}

export default async function SentPage({ params }: Props) {
  const { form } = await params;
  if (!isFormName(form)) notFound();
  const { title, text, again } = FORM_COPY[form].sent;
  const next =
    form === 'event'
      ? { href: '/community', label: 'Add it to your calendar' }
      : { href: formPageOf(form), label: again };
  return (
    <div data-form-sent={form}>
      <Masthead family="paper" title={title} lead={text}>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/" tone="leaf-light">
            Back to the home page
          </ButtonLink>
          <ButtonLink href={next.href} tone="outline-light">
            {next.label}
          </ButtonLink>
        </div>
      </Masthead>
      <Section title="Something to read until then">
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {content()
            .articles.slice(0, ARTICLES)
            .map((article) => (
              <li key={article.id}>
                <PostCard article={article} readTime heading="h3" />
              </li>
            ))}
        </ul>
      </Section>
    </div>
  );
}
