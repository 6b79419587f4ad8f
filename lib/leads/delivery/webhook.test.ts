import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Suspicion } from '../lead';
import { NOW, someLead } from '../testing/leads.fixture';
import { judge, postLead, retryAfter } from './webhook';

describe('judge', () => {
  it.each([200, 201, 202, 204, 299])('takes %i for success', (status) => {
    expect(judge(status, null, NOW)).toEqual({ kind: 'delivered' });
  });

  it.each([400, 413, 422])('takes %i for final', (status) => {
    expect(judge(status, null, NOW)).toEqual({ kind: 'refused', reason: `HTTP ${status}` });
  });

  it.each([199, 300, 301, 302, 307, 401, 403, 404, 408, 410, 418, 429, 500, 502, 503])(
    'tries again after %i',
    (status) => {
      expect(judge(status, '7', NOW)).toEqual({ kind: 'retry', reason: `HTTP ${status}`, pause: 7_000 });
    },
  );
});

/** Sends a lead to a server of its own. @returns what arrived there */
async function sent(secret?: string, suspicions: Suspicion[] = []) {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.statusCode = 204;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const lead = { ...someLead('key', { message: 'Zoë 🎉' }), suspicions };
  expect(await postLead(lead, { url, secret })).toEqual({ kind: 'delivered' });
  return received[0] ?? { headers: {}, body: '' };
}

describe('postLead', () => {
  it('sends exactly the fields, and signs nothing without a secret', async () => {
    const { headers, body } = await sent();
    expect(JSON.parse(body)).toEqual(someLead('key', { message: 'Zoë 🎉' }).payload);
    expect(headers['idempotency-key']).toBe(someLead('key', { message: 'Zoë 🎉' }).id);
    expect(headers).not.toHaveProperty('webhook-signature');
    expect(headers).not.toHaveProperty('x-lead-suspect');
  });

  it('says in a header why a lead is suspect', async () => {
    const { headers } = await sent(undefined, ['honeypot', 'flood']);
    expect(headers['x-lead-suspect']).toBe('honeypot, flood');
  });

  const bytes = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  it.each([
    ['base64', `whsec_${bytes}`, `whsec_${bytes}`],
    ['text', 'a secret of many letters', Buffer.from('a secret of many letters').toString('base64')],
  ])('signs as Standard Webhooks verifies, with a secret in %s', async (_, secret, verifiers) => {
    const { headers, body } = await sent(secret);
    expect(new Verifier(verifiers).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Verifier(verifiers).verify(`${body} `, headers)).toThrow();
    expect(() => new Verifier(`whsec_${'B'.repeat(32)}`).verify(body, headers)).toThrow();
  });

  it('gives up on a receiver that takes the message and never answers', async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(20));
    expect(await postLead(someLead(), { url })).toEqual({
      kind: 'retry',
      reason: 'TimeoutError',
      pause: 0,
    });
  });

  it('gives the reason when nobody is there', async () => {
    const outcome = await postLead(someLead(), { url: 'http://127.0.0.1:9' });
    expect(outcome).toMatchObject({ kind: 'retry', pause: 0 });
  });
});

describe('retryAfter', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['soon', 0],
    ['-5', 0],
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['Fri, 20 Nov 2026 08:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2020 08:01:00 GMT', 0],
    ['86400', 86_400_000],
    ['99999999999', 86_400_000],
  ])('%j asks for %d ms', (header, pause) => {
    expect(retryAfter(header, NOW)).toBe(pause);
  });
});
