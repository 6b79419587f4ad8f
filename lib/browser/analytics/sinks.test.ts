import { describe, expect, it, vi } from 'vitest';
import { beaconSink, googleSink, parentDomains } from './sinks';

describe('beaconSink', () => {
  it('posts the event and its page as a plain string', () => {
    const sendBeacon = vi.fn(() => true);
    const browser = { navigator: { sendBeacon }, location: { pathname: '/blog' } } as unknown as Window;
    beaconSink('https://events.example/collect', browser).send({ event: 'time_on_page', seconds: 12 });
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
      'https://events.example/collect',
      '{"page_path":"/blog","event":"time_on_page","seconds":12}',
    );
  });
});

describe('googleSink', () => {
  function fakeWindow(cookie = '') {
    const scripts: { src: string }[] = [];
    const cookies: string[] = [];
    const document = {
      referrer: 'https://site.example/blog?q=my+words',
      createElement: (name: string) => (name === 'script' ? { src: '', async: false } : undefined),
      head: { append: (script: { src: string }) => scripts.push(script) },
      get cookie() {
        return cookie;
      },
      set cookie(value: string) {
        cookies.push(value);
      },
    };
    const location = { origin: 'https://site.example', pathname: '/blog', hostname: 'www.site.example' };
    const browser = { document, location } as unknown as Window & { gtagLayer: IArguments[] };
    return { browser, scripts, cookies, commands: () => browser.gtagLayer.map((each) => [...each]) };
  }

  it('loads gtag.js once, without advertising features, and sends no page view by itself', () => {
    const { browser, scripts, commands } = fakeWindow();
    googleSink('G-ABC1', browser).close();
    googleSink('G-ABC1', browser);
    expect(scripts).toEqual([
      { src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1&l=gtagLayer', async: true },
    ]);
    expect(commands()[0]).toEqual(['js', expect.any(Date)]);
    expect(commands()[1]).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(commands().filter(([name]) => name === 'config')).toEqual([
      [
        'config',
        'G-ABC1',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          page_referrer: 'https://site.example/blog',
        },
      ],
    ]);
  });

  it('hands over events as gtag commands', () => {
    const { browser, commands } = fakeWindow();
    googleSink('G-ABC1', browser).send({ event: 'link_click', link_name: 'Blog', link_url: '/blog' });
    expect(commands().at(-1)).toEqual([
      'event',
      'link_click',
      { page_location: 'https://site.example/blog', link_name: 'Blog', link_url: '/blog' },
    ]);
  });

  it('stops and removes its cookies when closed, and works again when reopened', () => {
    const { browser, cookies } = fakeWindow('_ga=1; theme=dark; _ga_ABC1=2; _gadget=3');
    const sink = googleSink('G-ABC1', browser);
    sink.close();
    expect(browser).toHaveProperty('ga-disable-G-ABC1', true);
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC1']));
    expect(cookies).toContain('_ga=; Path=/; Domain=site.example; Max-Age=0');
    googleSink('G-ABC1', browser);
    expect(browser).toHaveProperty('ga-disable-G-ABC1', false);
  });

  it('reads cookie names and domains', () => {
    expect(parentDomains('a.b.co')).toEqual(['a.b.co', 'b.co', 'co']);
  });
});
