/** What a document needs besides on a host that may send no headers and runs no server. */
import { attribute, attributeEdit, type Edit, escapeAttribute, type HtmlDocument } from '../document';

/** Where forms post on the site itself. */
const FORMS_PATH = '/api/leads/';

export interface ExportSettings {
  /** the policy to repeat in a `<meta>` */
  policy: string;
  /** base URL of a running server of this site, which takes the forms; unset leaves their actions as they are */
  formsUrl?: string;
}

/**
 * @param document a leaned document
 * @returns the edits that repeat its policy as `<meta>`, right behind its encoding, and make its forms post to their
 *          endpoint
 * @throws when the document does not declare its encoding
 */
export function exportEdits({ elements }: HtmlDocument, { policy, formsUrl }: ExportSettings): Edit[] {
  const encoding = elements.find((element) => attribute(element, 'charset') !== undefined);
  const end = encoding?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('The document declares no encoding.');
  const meta: Edit = {
    start: end,
    end,
    text: `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>`,
  };
  const actions = elements.flatMap((element) => {
    const action = attribute(element, 'action');
    if (!formsUrl || !action?.startsWith(FORMS_PATH)) return [];
    return attributeEdit(element, 'action', formsUrl.replace(/\/$/, '') + action) ?? [];
  });
  return [meta, ...actions];
}
