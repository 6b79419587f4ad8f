import { describe, expect, it } from 'vitest';
import { readSettings as read } from '../../content/settings/read';
import { contentSecurityPolicy, type PolicySettings, policySettings } from './policy';

const readSettings = (env: Record<string, string>) => read(env as NodeJS.ProcessEnv);

const plain: PolicySettings = { mode: 'sealed', connect: [], forms: [], analytics: false, isolated: true };
const directives = (settings: PolicySettings) =>
  Object.fromEntries(
    contentSecurityPolicy(settings)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('contentSecurityPolicy', () => {
  it('admits nothing inline, nothing evaluated and nothing foreign', () => {
    expect(contentSecurityPolicy(plain)).not.toMatch(/unsafe|nonce|sha\d|https?:|\*/);
    expect(directives(plain)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('admits what documents carry, by its hashes and nowhere else', () => {
    const policy = directives({ ...plain, styles: ['sha256-a=', 'sha256-b='], scripts: ['sha256-c='] });
    expect(policy['style-src']).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-c='"]);
  });

  it('admits what the deployment configures, and only there', () => {
    const env = {
      NEXT_PUBLIC_API_URL: 'https://api.example/v1',
      NEXT_PUBLIC_ANALYTICS_URL: 'https://api.example/beacon',
      FORMS_URL: 'https://forms.example/hook',
    };
    const configured = directives(policySettings(readSettings(env), 'sealed'));
    expect(configured['connect-src']).toEqual(["'self'", 'https://api.example', 'https://forms.example']);
    expect(configured['form-action']).toEqual(["'self'", 'https://forms.example']);
    expect(configured['script-src']).toEqual(["'self'"]);
  });

  it('admits analytics only when it is on', () => {
    const on = contentSecurityPolicy(
      policySettings(readSettings({ NEXT_PUBLIC_GA_ID: 'G-ABC1234' }), 'sealed'),
    );
    expect(on).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(contentSecurityPolicy(policySettings(readSettings({}), 'sealed'))).not.toContain('google');
  });

  it("admits Next's inline scripts where no adapter removed them", () => {
    expect(directives({ ...plain, mode: 'unleaned' })['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directives({ ...plain, mode: 'development' })['connect-src']).toContain('ws:');
  });

  it('admits of others what analytics needs, and only where it needs it', () => {
    const on = directives({ ...plain, analytics: true });
    expect(on).toMatchObject({
      'script-src': ["'self'", 'https://*.googletagmanager.com'],
      'img-src': ["'self'", 'data:', 'https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        "'self'",
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'style-src': ["'self'"],
    });
  });

  it('lets the development server evaluate, style inline and hold a socket open, and no other', () => {
    const development = directives({ ...plain, mode: 'development' });
    expect(development['script-src']).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"]);
    expect(development['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directives(plain)['connect-src']).toEqual(["'self'"]);
  });

  it('isolates where nothing foreign answers, and takes a path for the site’s own origin', () => {
    const settings = (env: Record<string, string>) => policySettings(readSettings(env), 'sealed');
    expect(settings({})).toEqual({
      mode: 'sealed',
      connect: [],
      forms: [],
      analytics: false,
      isolated: true,
    });
    expect(settings({ NEXT_PUBLIC_GA_ID: 'G-ABC1234' })).toMatchObject({ analytics: true, isolated: false });
    const own = settings({ NEXT_PUBLIC_ANALYTICS_URL: 'https://a.example/x', NEXT_PUBLIC_API_URL: '/api' });
    expect(own).toMatchObject({ connect: ['https://a.example'], analytics: false, isolated: false });
  });
});
