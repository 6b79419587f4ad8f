import { describe, expect, it } from 'vitest';
import { readSettings as read } from '../settings/read';
import { contentSecurityPolicy, type PolicySettings } from './policy';
import { policySettings } from './settings';

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

  it('admits the styles that documents carry, by their hashes and nowhere else', () => {
    const policy = directives({ ...plain, styles: ['sha256-a=', 'sha256-b='] });
    expect(policy['style-src']).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
    expect(policy['script-src']).toEqual(["'self'"]);
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
});
