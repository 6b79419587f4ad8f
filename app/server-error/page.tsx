import { Masthead } from '@/components/ui/Masthead';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/server-error');

/** Served with status 500 in place of Next's built-in error document (lib/adapter/status-pages.ts). */
export default function ServerErrorPage() {
  return (
    <Masthead
      title="Something went wrong on our side"
      lead={
        <>
          Nothing that you did caused it. Please try again in a minute, or go to the <a href="/">home page</a>
          .
        </>
      }
    />
  );
}
