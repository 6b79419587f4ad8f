import { readdirSync } from 'node:fs';
import { expect, test } from '../support/test';

const ADDRESSES = 2_000;
const FOLDERS = [
  '/',
  '/blog/',
  '/category/',
  '/category/guides/page/',
  '/press/',
  '/careers/',
  '/api/categories/',
];

test(`${ADDRESSES} random addresses are 404 and leave the build as it was`, async ({ request }) => {
  const before = filesOfBuild();
  for (let index = 0; index < ADDRESSES; index += 1) {
    const path = `${FOLDERS[index % FOLDERS.length]}random-${index}${index % 3 === 0 ? '/feed' : ''}`;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
  expect(filesOfBuild()).toEqual(before);
});

function filesOfBuild(): string[] {
  return readdirSync('.releases', { recursive: true, encoding: 'utf8' }).sort();
}
