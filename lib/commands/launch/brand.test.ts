import { expect, it, vi } from 'vitest';
import { kitStamp, smallIcon, staleBrandFiles } from './brand';

const reasons = (icon: string, stamp: string) =>
  staleBrandFiles((file) => (file.endsWith('.svg') ? icon : stamp)).map(
    ({ file, field, reason }) => `${file} ${field} ${reason}`,
  );

it('finds nothing when icon and press kit are what would be made now', () => {
  expect(reasons(smallIcon(), kitStamp())).toEqual([]);
});

it('says what is of before, and what makes it anew', () => {
  expect(reasons(smallIcon().replace(/<title>[^<]*/, '<title>Old'), '{}')).toEqual([
    'app/icon.svg (drawing) shows a name or colours of before: run npm run icons',
    'public/press-kit (files) show a name, facts, addresses or a look of before: run npm run press-kit',
  ]);
});

it('is of content/ alone, wherever this deployment is', () => {
  const stamp = kitStamp();
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect(kitStamp()).toBe(stamp);
  vi.unstubAllEnvs();
});
