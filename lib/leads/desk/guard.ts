/** Who may see the desk: a browser on this machine that was given the token, on a page of the desk itself. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export class Guard {
  /** Part of the printed address; good for one visit. */
  #token: string | undefined = randomBytes(32).toString('base64url');
  readonly #session = randomBytes(32).toString('base64url');

  /** @param port that the desk listens on: part of the cookie's name, since cookies are shared by all ports */
  constructor(readonly port: number) {}

  /** @returns the path of the printed address */
  get entrance(): string {
    return `/?token=${this.#token ?? ''}`;
  }

  /** @returns whether a request can come from this machine and from no foreign page: DNS rebinding names another host */
  isLocal({ socket, headers, method }: IncomingMessage): boolean {
    const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${this.port}`);
    if (!LOOPBACK.test(socket.remoteAddress ?? '') || !hosts.includes(headers.host ?? '')) return false;
    const own = `http://${headers.host}`;
    if (headers.origin !== undefined) return headers.origin === own;
    // A form of the desk itself always names its origin.
    return method === 'GET' || method === 'HEAD';
  }

  /** @returns the cookie of a session when the token fits; it fits once */
  exchange(token: string | null): string | undefined {
    if (!token || this.#token === undefined || !same(token, this.#token)) return undefined;
    this.#token = undefined;
    return `desk-${this.port}=${this.#session}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** @returns whether a request has the session's cookie */
  isKnown({ headers }: IncomingMessage): boolean {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const name = `desk-${this.port}=`;
    return cookies.some(
      (cookie) => cookie.startsWith(name) && same(cookie.slice(name.length), this.#session),
    );
  }
}
