import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './read';
import { settingsSchema } from './schema';

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

  it.each(['https://forms.example/?key=1', '/forms#top', '/forms?'])('refuses %s for the forms', (value) => {
    expect(failure({ FORMS_URL: value })).toContain('FORMS_URL: must not have a query');
    expect(read({ FORMS_URL: 'https://forms.example/below' }).FORMS_URL).toBe('https://forms.example/below');
  });

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
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map((m) => m[1]);
  expect(documented.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});
