import { expect, it } from 'vitest';
import { whatsappShareHref } from './contact-links';

it('carries title and address to WhatsApp, percent-encoded', () => {
  const url = new URL(whatsappShareHref('Tips & Tricks: 50% more?', 'https://a.example/b?c=d'));
  expect(url.origin).toBe('https://wa.me');
  expect(url.searchParams.get('text')).toBe('Tips & Tricks: 50% more?\nhttps://a.example/b?c=d');
});
