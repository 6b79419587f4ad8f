import { expect, test } from 'playwright/test';
import { hasJava, nuHtmlErrors } from '@/e2e/support/nu-html';

test.skip(!hasJava(), 'Java is not installed, and the Nu HTML checker needs it');

test('the Nu HTML checker finds no error in any document', () => {
  expect(nuHtmlErrors('dist')).toEqual([]);
});
