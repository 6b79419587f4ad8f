import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError, settingsSchema, unknownSettings } from './read';

describe('readSettings', () => {
  const read = (env: Record<string, string>) => readSettings(env as NodeJS.ProcessEnv);
  const failure = (env: Record<string, string>) => {
    try {
      read(env);
    } catch (error) {
      if (error instanceof SettingsError) return error.message;
      throw error;
    }
    return 'accepted';
  };

  describe('readSettings', () => {
    it('works with nothing set', () => {
      expect(read({})).toMatchObject({
        DATA_DIR: './data',
        LEADS_STORE: 'disk',
        TRUST_PROXY: 0,
        ADAPTER: 'on',
      });
    });

    it('says one thing of an address without https', () => {
      expect(failure({ SITE_URL: 'example.com' })).not.toContain('an origin alone');
    });

    it('treats a blank value as unset', () => {
      expect(read({ CONTACT_WEBHOOK_URL: '  ', LEADS_STORE: '' })).toEqual(read({}));
    });

    it('types what it reads', () => {
      const settings = read({ PORT: '4150', TRUST_PROXY: '2', SITE_URL: 'https://www.example.com/' });
      expect(settings).toMatchObject({ PORT: 4150, TRUST_PROXY: 2, SITE_URL: 'https://www.example.com' });
    });

    it('names every offender at once', () => {
      const message = failure({
        PORT: '80x',
        LEADS_STORE: 'tape',
        CONTACT_WEBHOOK_URL: 'ftp://example.com',
        LEADS_KEEP_DAYS: '-1',
        SITE_URL: 'https://example.com/path',
        NEXT_PUBLIC_GA_ID: 'UA-1',
      });
      for (const name of [
        'PORT',
        'LEADS_STORE',
        'CONTACT_WEBHOOK_URL',
        'LEADS_KEEP_DAYS',
        'SITE_URL',
        'NEXT_PUBLIC_GA_ID',
      ])
        expect(message).toMatch(new RegExp(`\\n  ${name}: must be `));
    });

    it.each(['https://forms.example/?key=1', '/forms#top', '/forms?'])(
      'refuses %s for the forms',
      (value) => {
        expect(failure({ FORMS_URL: value })).toContain('FORMS_URL: must not have a query');
        expect(read({ FORMS_URL: 'https://forms.example/below' }).FORMS_URL).toBe(
          'https://forms.example/below',
        );
      },
    );

    it('never repeats a value, since a webhook URL is a secret', () => {
      expect(failure({ CONTACT_WEBHOOK_URL: 'hooks.example.com/s3cret' })).not.toContain('s3cret');
    });

    it('wants a webhook for each form when there is no disk', () => {
      const message = failure({ LEADS_STORE: 'webhook', CONTACT_WEBHOOK_URL: 'https://example.com/hook' });
      expect(message).not.toContain('CONTACT_WEBHOOK_URL');
      expect(message).toContain('PARTNER_WEBHOOK_URL: must be set when LEADS_STORE is "webhook"');
      expect(message).toContain('EVENT_WEBHOOK_URL');
    });
  });

  it('.env.example documents exactly the settings that exist', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(
      (m) => m[1],
    );
    expect(documented.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  });
});

describe('settingsSchema', () => {
  const WEBHOOK = { CONTACT_WEBHOOK_URL: 'https://hooks.example/a' };

  /** @returns what is wrong with one setting; undefined when it can be used */
  function refusal(name: string, value: string, others: Record<string, string> = {}): string | undefined {
    try {
      readSettings({ ...others, [name]: value } as unknown as NodeJS.ProcessEnv);
      return undefined;
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      return error.message.split('\n').slice(1).join('\n').trim();
    }
  }

  describe('a setting takes', () => {
    it.each([
      ['PORT', ['0', '4150', '65535']],
      ['HOST', ['127.0.0.1', '::1', 'a-b.example']],
      ['DATABASE_URL', ['postgres://u:p@host/db', 'postgresql://host/db']],
      ['SITE_URL', ['https://www.example.com', 'http://localhost:4150/']],
      ['FORMS_URL', ['https://forms.example/hook', '/forms']],
      ['NEXT_PUBLIC_API_URL', ['/api', 'https://api.example/v1?a=b', 'http://127.0.0.1:8080']],
      ['NEXT_PUBLIC_ANALYTICS_URL', ['https://a.example/collect']],
      ['NEXT_PUBLIC_GA_ID', ['G-ABC1234']],
      ['LEADS_WEBHOOK_SECRET', ['x'.repeat(24), `whsec_${'A'.repeat(32)}`, `whsec_${'a/+9'.repeat(8)}==`]],
      ['LEADS_KEEP_DAYS', ['0', '3650']],
      ['TRUST_PROXY', ['0', '9']],
      ['CONTACT_WEBHOOK_URL', ['http://127.0.0.1:8080/x', 'https://hooks.example/']],
    ])('%s: %j', (name, values) => {
      for (const value of values) expect(refusal(name, value), value).toBeUndefined();
    });
  });

  describe('a setting refuses', () => {
    it.each([
      ['PORT', '65536', 'must be a whole number from 0 to 65535'],
      ['PORT', '-1', 'must be a whole number'],
      ['PORT', '1.5', 'must be a whole number'],
      ['HOST', 'a host', 'must be a host name or an IP address'],
      ['HOST', 'a/b', 'must be a host name or an IP address'],
      ['DATABASE_URL', 'mysql://host/db', 'must be a URL such as postgres://'],
      ['DATABASE_URL', 'xpostgres://host/db', 'must be a URL such as postgres://'],
      ['DATABASE_URL', 'postgresqlx://host/db', 'must be a URL such as postgres://'],
      ['LEADS_STORE', 'tape', 'must be "disk" or "webhook"'],
      ['LEADS_MAX_MB', '0', 'must be a whole number from 1'],
      ['LEADS_KEEP_FAILED_DAYS', '0', 'must be a whole number from 1 to 3650'],
      ['LEADS_WEBHOOK_SECRET', 'x'.repeat(23), 'must have at least 24 characters'],
      ['LEADS_WEBHOOK_SECRET', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'is the sample of .env.example'],
      ['LEADS_WEBHOOK_SECRET', `whsec_${'A'.repeat(31)}`, 'must be base64 of at least 24 bytes'],
      ['LEADS_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}===`, 'must be base64 of at least 24 bytes'],
      ['LEADS_WEBHOOK_SECRET', `whsec_${'A'.repeat(16)}-${'A'.repeat(16)}`, 'must be base64 of at least 24'],
      ['LEADS_WEBHOOK_SECRET', `whsec_-${'A'.repeat(32)}`, 'must be base64 of at least 24 bytes'],
      ['SITE_URL', 'https://example.com/path', 'must be an origin alone'],
      ['SITE_URL', 'https://example.com/?a', 'must be an origin alone'],
      ['SITE_URL', 'ftp://example.com', 'must be an absolute http(s) URL'],
      ['SITE_URL', 'example.com', 'must be an absolute http(s) URL'],
      ['FORMS_URL', 'https://forms.example/?a=b', 'must not have a query'],
      ['FORMS_URL', '/forms#x', 'must not have a query (?) or a fragment (#)'],
      ['FORMS_URL', '//forms.example', 'must be an absolute http(s) URL or a path that starts with /'],
      ['NEXT_PUBLIC_API_URL', 'api', 'must be an absolute http(s) URL or a path that starts with /'],
      ['NEXT_PUBLIC_API_URL', 'ftp://api.example', 'must be an absolute http(s) URL'],
      ['NEXT_PUBLIC_API_URL', 'git+https://api.example', 'must be an absolute http(s) URL'],
      ['NEXT_PUBLIC_GA_ID', 'UA-1', 'must be a GA4 measurement ID'],
      ['NEXT_PUBLIC_GA_ID', 'XG-ABC1234', 'must be a GA4 measurement ID'],
      ['NEXT_PUBLIC_GA_ID', 'G-ABC1234x', 'must be a GA4 measurement ID'],
      ['ADAPTER', 'perhaps', 'must be "on" or "off"'],
      ['LOG_FORMAT', 'xml', 'must be "text" or "json"'],
      ['CONTACT_WEBHOOK_URL', 'hooks.example', 'must be an absolute http(s) URL'],
      ['CONTACT_WEBHOOK_URL', 'ftp://hooks.example/', 'must be an absolute http(s) URL'],
      ['CONTACT_WEBHOOK_URL', 'https://u@hooks.example/', 'must not hold a user and password'],
      ['CONTACT_WEBHOOK_URL', 'https://:p@hooks.example/', 'must not hold a user and password'],
    ])('%s: %s', (name, value, reason) => {
      expect(refusal(name, value)).toContain(`${name}: ${reason}`);
    });
  });

  describe('settings that belong together', () => {
    const MAIL = { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };

    it('are whole: mail has a server, a sender and somebody who reads it', () => {
      for (const name of Object.keys(MAIL) as (keyof typeof MAIL)[]) {
        expect(refusal(name, '', MAIL)).toBe(`${name}: must be set where leads go by mail`);
      }
      expect(refusal('CONTACT_MAIL_TO', 'e@f.example')).toContain(
        'MAIL_URL: must be set where leads go by mail',
      );
      expect(refusal('CONTACT_MAIL_TO', 'e@f.example', MAIL)).toBeUndefined();
      expect(refusal('MAIL_FROM', 'nobody', MAIL)).toMatch(/^MAIL_FROM: must be one e-?mail address/);
      expect(refusal('MAIL_URL', 'http://mail.example', MAIL)).toContain(
        'MAIL_URL: must be a URL such as smtp://',
      );
    });

    it('do not contradict each other where nothing is kept', () => {
      const webhooks = Object.fromEntries(
        ['CONTACT', 'PARTNER', 'NEWSLETTER', 'EVENT'].map((form) => [
          `${form}_WEBHOOK_URL`,
          WEBHOOK.CONTACT_WEBHOOK_URL,
        ]),
      );
      expect(refusal('LEADS_STORE', 'webhook', webhooks)).toBeUndefined();
      expect(
        refusal('LEADS_STORE', 'webhook', { ...webhooks, DATABASE_URL: 'postgres://host/db' }),
      ).toContain('DATABASE_URL: must be unset when LEADS_STORE is "webhook"');
      expect(refusal('LEADS_STORE', 'webhook', { ...webhooks, ...MAIL })).toContain(
        'MAIL_URL: must be unset when LEADS_STORE is "webhook"',
      );
      expect(refusal('DATABASE_URL', 'postgres://host/db')).toBeUndefined();
      expect(
        refusal('DATABASE_URL', ' ', { ...webhooks, LEADS_STORE: 'webhook', MAIL_TO: ' ' }),
      ).toBeUndefined();
      expect(refusal('EVENT_WEBHOOK_URL', ' ', { ...webhooks, LEADS_STORE: 'webhook' })).toBe(
        'EVENT_WEBHOOK_URL: must be set when LEADS_STORE is "webhook"',
      );
    });
  });
});

describe('unknownSettings', () => {
  it('names what begins like a setting and is none, with the one that it resembles', () => {
    expect(unknownSettings({ LEADS_LIMITS: '5', CONTACT_WEBHOOK_ULR: 'https://hook.example' })).toEqual([
      expect.stringMatching(/^LEADS_LIMITS: is no setting of this site/),
      'CONTACT_WEBHOOK_ULR: is no setting of this site: did you mean "CONTACT_WEBHOOK_URL"?',
    ]);
  });

  it('leaves settings and the rest of the environment alone', () => {
    const env = {
      PORT: '1',
      DATA_DIR: './x',
      LEADS_STORE: 'disk',
      HOME: '/root',
      POST: 'x',
      NODE_ENV: 'test',
    };
    expect(unknownSettings(env)).toEqual([]);
  });
});
