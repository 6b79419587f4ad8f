/** What a document needs besides on a host that may send no headers and runs no server. */
import { attribute, attributeEdit, type Edit, escapeAttribute, type HtmlDocument } from '../document';
import type { AdapterOptions } from '../options';

export interface ExportSettings {
  /** the policy to repeat in a `<meta>` */
  policy: string;
  /** the path that forms post below, and the base URL of a running server that takes them; unset leaves their actions */
  forms: AdapterOptions['forms'];
}

/**
 * @param document a leaned document
 * @returns the edits that repeat its policy as `<meta>`, right behind its encoding, and make its forms post to their
 *          endpoint
 * @throws when the document does not declare its encoding
 */
export function exportEdits({ elements }: HtmlDocument, { policy, forms }: ExportSettings): Edit[] {
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
    if (!forms.url || !action?.startsWith(forms.path)) return [];
    return attributeEdit(element, 'action', forms.url.replace(/\/$/, '') + action) ?? [];
  });
  return [meta, ...actions];
}
