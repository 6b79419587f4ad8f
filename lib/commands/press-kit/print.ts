import { type OpenSite, openPage } from './open-site';

/** Dates and ids that Chromium writes into a PDF, which would change its bytes each time. */
const DATES = /\/(CreationDate|ModDate) \(D:\d{14}/g;

/**
 * Prints a page of the site on A4, edge to edge: the page brings its own margins for print.
 * @returns the PDF's bytes
 */
export async function printPage(site: OpenSite, path: string): Promise<Uint8Array> {
  const page = await openPage(site, path, { viewport: { width: 1280, height: 900 } });
  const pdf = await page.pdf({
    format: 'A4',
    printBackground: true,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    tagged: true,
    outline: true,
  });
  await page.close();
  // Latin-1 maps every byte to one character and back.
  const text = pdf.toString('latin1').replace(DATES, '/$1 (D:19800101000000');
  return Buffer.from(text, 'latin1');
}
