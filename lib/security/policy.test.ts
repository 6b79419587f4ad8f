import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, metaPolicy, type PolicySettings } from './policy';
import { policySettings } from './settings';

const plain: PolicySettings = { mode: 'sealed', connect: [], forms: [], analytics: false };
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

  it('admits what the deployment configures, and only there', () => {
    const env = { NEXT_PUBLIC_API_URL: 'https://api.example/v1', FORMS_URL: 'https://forms.example/hook' };
    const configured = directives(policySettings(env, 'sealed'));
    expect(configured['connect-src']).toEqual(["'self'", 'https://api.example', 'https://forms.example']);
    expect(configured['form-action']).toEqual(["'self'", 'https://forms.example']);
    expect(configured['script-src']).toEqual(["'self'"]);
  });

  it('admits analytics only when it is on', () => {
    const on = contentSecurityPolicy(policySettings({ NEXT_PUBLIC_GA_ID: 'G-1' }, 'sealed'));
    expect(on).toContain("script-src 'self' https://*.googletagmanager.com;");
    expect(contentSecurityPolicy(policySettings({ NEXT_PUBLIC_GA_ID: '' }, 'sealed'))).not.toContain(
      'google',
    );
  });

  it("admits Next's inline scripts where no adapter removed them", () => {
    expect(directives({ ...plain, mode: 'unleaned' })['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directives({ ...plain, mode: 'development' })['connect-src']).toContain('ws:');
  });

  it('repeats all but frame-ancestors in a meta element', () => {
    const policy = contentSecurityPolicy(plain);
    expect(`${metaPolicy(policy)}; frame-ancestors 'none'`).toBe(policy);
  });
});

describe('policySettings', () => {
  it('keeps paths on the site itself out of the policy', () => {
    expect(policySettings({ NEXT_PUBLIC_API_URL: '/api' }, 'sealed')).toEqual(plain);
  });

  it('names every setting that is not a URL', () => {
    const env = { NEXT_PUBLIC_API_URL: 'api.example', FORMS_URL: 'javascript:x' };
    expect(() => policySettings(env, 'sealed')).toThrow(
      /NEXT_PUBLIC_API_URL is "api\.example".*\n.*FORMS_URL is "javascript:x"/,
    );
  });
});
