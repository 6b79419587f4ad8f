import { expect, it } from 'vitest';
import { drawingSettings } from './open-site';

it('draws without what leads somewhere outside, whatever .env says', () => {
  expect(drawingSettings(process.cwd())).toMatchObject({
    DATABASE_URL: '',
    MAIL_URL: '',
    CONTACT_WEBHOOK_URL: '',
    SITE_URL: '',
  });
});
