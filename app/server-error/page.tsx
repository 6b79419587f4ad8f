import { Ring } from '@/components/art/Ring';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/server-error');

/** Served with status 500 in place of Next's built-in error document. */
export default function ServerErrorPage() {
  const words = content().notices.broken;
  return (
    <Masthead
      title={words.heading}
      lead={<Words text={words.text} link="font-semibold text-white underline underline-offset-4" />}
      picture={
        <Ring
          segments={8}
          filled={7}
          thickness={0.1}
          className="size-24 text-leaf md:size-56"
          trackClassName="text-rose"
        />
      }
    />
  );
}
