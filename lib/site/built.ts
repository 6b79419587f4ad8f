import { notFound } from 'next/navigation';
import type { Params } from './pages/page';

/**
 * The development server answers by the list of the last request while it asks for the new one, so what an editor just
 * added would be missing once. There, no list is given, and each request is compared with what content/ holds now.
 */
const inDevelopment = () => process.env.NODE_ENV === 'development';

/** @returns the parameters of all pages of a route, for `generateStaticParams` */
export function built<Asked>(list: () => Asked[]): Asked[] {
  return inDevelopment() ? [] : list();
}

/** @returns the parameters that were asked for; in `next dev`, what the list does not have is not found */
export async function listed<Asked extends Params>(
  asked: Promise<Asked>,
  list: () => readonly Asked[],
): Promise<Asked> {
  const params = await asked;
  if (inDevelopment() && !list().some((entry) => keyOf(entry) === keyOf(params))) notFound();
  return params;
}

/** Requests may arrive with their letters encoded. */
function keyOf(params: Params): string {
  const parts = Object.keys(params).sort();
  return parts.map((name) => `${name}=${decoded([params[name] ?? []].flat().join('/'))}`).join('&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
