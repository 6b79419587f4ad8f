import { describe, expect, it } from 'vitest';
import { unknownSettings } from './read';

describe('unknownSettings', () => {
  it('names what was probably meant as a setting, with the one that it resembles', () => {
    expect(
      unknownSettings({
        DATA_DRI: './x',
        site_url: 'https://a.example',
        LEADS_LIMITS: '5',
        CONTACT_WEBHOOK: 'https://hook.example',
      }),
    ).toEqual([
      'DATA_DRI: is no setting of this site; did you mean DATA_DIR?',
      'site_url: is no setting of this site; did you mean SITE_URL?',
      expect.stringMatching(/^LEADS_LIMITS: .+\?$/),
    ]);
  });

  it('leaves settings and the rest of the environment alone', () => {
    expect(
      unknownSettings({
        PORT: '1',
        HOST: 'a',
        DATA_DIR: './x',
        LEADS_STORE: 'disk',
        HOME: '/root',
        POST: 'x',
        PATH: '/bin',
        NODE_ENV: 'test',
      }),
    ).toEqual([]);
  });
});
