import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import type { AnalyticsEvent, EventName } from '@/lib/analytics/events';
import { compileSiteScript } from '@/lib/browser/bundle';
import { headersFor, responseHeaders } from '@/lib/security/headers';
import { policySettings } from '@/lib/security/settings';
import { readSettings } from '@/lib/settings/read';

/** What the document in view has recorded, in order. */
export function dataLayer(page: Page): Promise<AnalyticsEvent[]> {
  return page.evaluate(() => window.dataLayer ?? []);
}

/** The same of one event. */
export async function recorded<Name extends EventName>(
  page: Page,
  name: Name,
): Promise<Extract<AnalyticsEvent, { event: Name }>[]> {
  const entries = await dataLayer(page);
  return entries.filter((entry): entry is Extract<AnalyticsEvent, { event: Name }> => entry.event === name);
}

/** Keeps every entry of the tab's life, since a data layer ends with its document. Call before the first visit. */
export async function keepHistory(page: Page): Promise<() => Promise<AnalyticsEvent[]>> {
  await page.addInitScript(() => {
    addEventListener('analytics', ({ detail }) => {
      const kept = JSON.parse(sessionStorage.getItem('history') ?? '[]') as unknown[];
      sessionStorage.setItem('history', JSON.stringify([...kept, detail]));
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('history') ?? '[]'));
}

/** A phone's switch to another app, as a page sees it. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** An endpoint for `sendBeacon` on this machine. */
export async function startCollector() {
  const received: AnalyticsEvent[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push(JSON.parse(body) as AnalyticsEvent);
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Stands in for gtag.js: asks Google's collector for each event, unless it was told to stop. */
const GTAG = `
  const layer = window.gtagLayer;
  const act = ([command, name]) => {
    const stopped = Object.keys(window).some((key) => key.startsWith('ga-disable-') && window[key]);
    if (command === 'event' && !stopped) navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=' + name);
  };
  layer.forEach(act);
  layer.push = (command) => act(command);
  document.cookie = '_ga=GA1.1.1.1; Path=/';
`;

/**
 * Turns the build under test into one that was built with the given settings: they reach a page only through the site
 * script and the response headers, and both are made here by the code that makes them for a deployment.
 * @param env public settings, such as NEXT_PUBLIC_GA_ID
 * @returns every request that left the site, in order, as URLs
 */
export async function buildWith(page: Page, env: Record<string, string>): Promise<string[]> {
  const script = await compileSiteScript(process.cwd(), env);
  const rules = responseHeaders(policySettings(readSettings({ NODE_ENV: 'production', ...env }), 'sealed'));
  const headers = Object.fromEntries(
    Object.entries(headersFor('/', rules)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const outside: string[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const module = script.modules.get(url.pathname);
    if (url.hostname === 'www.googletagmanager.com') {
      await route.fulfill({ contentType: 'text/javascript', body: GTAG });
    } else if (url.hostname.endsWith('google-analytics.com')) {
      await route.fulfill({ status: 204 });
    } else if (module) {
      await route.fulfill({ contentType: 'text/javascript', body: Buffer.from(module) });
    } else if (request.resourceType() === 'document') {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/assets\/site-\w+\.js/g, script.entry);
      await route.fulfill({ response, headers: { ...response.headers(), ...headers }, body });
    } else {
      await route.continue();
    }
  });
  let home: string | undefined;
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    home ??= origin;
    if (protocol.startsWith('http') && origin !== home) outside.push(href);
  });
  return outside;
}
