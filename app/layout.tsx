import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { CONTENT_REVISION } from '@/app/generated/content-revision';
import { Footer } from '@/components/chrome/Footer';
import { Header } from '@/components/chrome/Header';
import { content } from '@/lib/content';
import { hexOf } from '@/lib/drawing/theme/theme';
import { soundContent } from '@/lib/site/checks';
import { standingMenus } from '@/lib/site/head';
import { scriptLoader, siteScriptManifest } from '@/lib/site/site-script';
import './globals.css';

const display = localFont({
  // Cut by next.config.ts to the characters that headings use.
  src: './fonts/display-800.woff2',
  weight: '800',
  variable: '--font-heading',
  display: 'swap',
  // On a slow line its bytes would come between the visitor and the text: globals.css says when it is used.
  preload: false,
  adjustFontFallback: false,
});

/** Of a page with parameters there are those that its list has, and no others. */
export const dynamicParams = false;
export const viewport: Viewport = { themeColor: hexOf('ink'), colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const { site, today } = content();
  const navigation = standingMenus(content());
  const development = process.env.NODE_ENV === 'development';
  // A build has looked at everything before; while pages are written, each change is looked at again.
  if (development) soundContent();
  return (
    <html
      lang="en"
      className={display.variable}
      data-content={development ? CONTENT_REVISION : undefined}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and React would escape it */}
        <script dangerouslySetInnerHTML={{ __html: scriptLoader(siteScriptManifest().entry) }} />
      </head>
      <body>
        <a
          href="#main"
          className="fixed -top-20 z-50 rounded-control bg-leaf px-5 py-3 font-bold text-ink start-4 focus:top-3 print:hidden"
        >
          {navigation.words.page.skip}
        </a>
        {/* Where lib/browser/consent.ts puts its question, early in the tab order. React leaves the content alone: it is
            given as HTML, empty, and so no page carries a question that is never asked. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string */}
        <div data-consent suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <Header navigation={navigation} site={site} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer navigation={navigation} site={site} today={today} />
      </body>
    </html>
  );
}
