/**
 * The build under test as it would be with other public settings. They reach a page through the site script, the
 * response headers, and the stylesheet, which is fitted to what the script can show. All three are made here from the
 * sources that a deployment makes them from, and put in their places by a small proxy.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import tailwindcss from '@tailwindcss/postcss';
import type { Page } from 'playwright/test';
import postcss from 'postcss';
import type { AnalyticsEvent } from '@/lib/browser/analytics/catalogue';
import { compileSiteScript } from '@/lib/commands/bundle-site-script';
import { readSettings } from '@/lib/content/settings/read';
import { hashSource } from '@/lib/next-lean/css/stylesheets';
import { headersFor } from '@/lib/next-lean/header-rules';
import { responseHeaders } from '@/lib/site/security/headers';
import { policySettings } from '@/lib/site/security/policy';
import { scriptLoader } from '@/lib/site/site-script';
import { test as base } from './test';

type Settings = Record<string, string>;

type Deployment = {
  /** Turns a path into an address of the deployment. */
  at: (path: string) => string;
  /** Every address outside of it that a page has asked for since, in order. */
  outside: string[];
  /** Watches another tab too. */
  watch: (page: Page) => Promise<void>;
};

type Collector = { url: string; received: AnalyticsEvent[] };

export const test = base.extend<{
  deploy: (settings: Settings) => Promise<Deployment>;
  collector: Collector;
}>({
  deploy: async ({ page, baseURL }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (settings) => {
      const { origin, close } = await listen(await proxy(baseURL ?? '', settings));
      closing.push(close);
      const outside: string[] = [];
      const watch = (tab: Page) => watchOutside(tab, origin, outside);
      await watch(page);
      return { at: (path) => origin + path, outside, watch };
    });
    for (const close of closing) await close();
  },
  /** An endpoint of the owner's, for `navigator.sendBeacon`. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its parameter
  collector: async ({}, use) => {
    const received: AnalyticsEvent[] = [];
    const { origin, close } = await listen(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as AnalyticsEvent);
      response.writeHead(204).end();
    });
    await use({ url: `${origin}/collect`, received });
    await close();
  },
});

async function proxy(upstream: string, settings: Settings): Promise<RequestListener> {
  const script = await compileSiteScript(process.cwd(), settings);
  const all = readSettings({ NODE_ENV: 'production', ...settings });
  const scripts = [hashSource(scriptLoader(script.entry))];
  const rules = responseHeaders({ ...policySettings(all, 'sealed'), scripts });
  return async (request, response) => {
    const path = request.url ?? '/';
    const module = script.modules.get(path);
    if (module) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(module);
      return;
    }
    if (path === STYLESHEET) {
      response.writeHead(200, { 'Content-Type': 'text/css' }).end(await wholeStylesheet());
      return;
    }
    const answer = await fetch(upstream + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    response.setHeader('Content-Type', type);
    for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value);
    response.end(
      type.startsWith('text/html')
        ? body
            .toString()
            .replace(/\/assets\/site-\w+\.js/g, script.entry)
            .replace(/<style>.*?<\/style>/s, `<link rel="stylesheet" href="${STYLESHEET}">`)
        : body,
    );
  };
}

/** The documents' own styles were fitted to the settings of the build. */
const STYLESHEET = '/whole.css';
let stylesheet: Promise<string> | undefined;

/** The site's stylesheet before it is fitted to any page. */
function wholeStylesheet(): Promise<string> {
  const from = 'app/globals.css';
  stylesheet ??= postcss([tailwindcss()])
    .process(readFileSync(from, 'utf8'), { from })
    .then(({ css }) => css);
  return stylesheet;
}

/** Stands in for gtag.js: asks Google's collector for each event, unless it was told to stop. */
const GTAG = `
  const act = ([command, name]) => {
    const stopped = Object.keys(window).some((key) => key.startsWith('ga-disable-') && window[key]);
    if (command === 'event' && !stopped) {
      navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=' + name);
    }
  };
  window.gtagLayer.forEach(act);
  window.gtagLayer.push = act;
  document.cookie = '_ga=GA1.1.1.1; Path=/';
`;

async function watchOutside(page: Page, origin: string, outside: string[]): Promise<void> {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) outside.push(url.href);
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GTAG }),
  );
  await page.route('https://*.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
}

async function listen(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
