/** Documents in brotli, which Next does not speak: a reader of the home page waits for 33 kB instead of gzip's 41. */
import { ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/**
 * What a document is sent with at once, in the time that gzip would take, and what it is sent with from then on: a
 * tenth smaller, and worth a thread's third of a second once.
 */
const QUALITY = { first: 5, kept: 10 };
/** Bytes of documents that are kept compressed: a few thousand of them. */
const MOST = 32 * 2 ** 20;

/** @type {Map<string, Buffer>} by ETag, which Next makes of the document's text */
const kept = new Map();
let bytes = 0;
let busy = false;

/**
 * Compresses a document that is sent whole and has a validator; everything else is sent as it would be without.
 * @template {import('node:http').IncomingMessage} [Request=import('node:http').IncomingMessage]
 * @extends {ServerResponse<Request>}
 */
export class BrotliResponse extends ServerResponse {
  /** @type {unknown[] | undefined} what `writeHead` was asked for, while the body is not known yet */
  #head;
  #inParts = false;

  /** Node's own name for the moment in which the headers are complete; Next's gzip leaves what is encoded already. */
  _implicitHeader() {
    if (this.#isDocument()) {
      this.setHeader('Content-Encoding', 'br');
      this.#head = [];
    }
    // @ts-expect-error Node's types leave out what begins with an underscore.
    super._implicitHeader();
  }

  /** @override @param {any[]} head */
  writeHead(...head) {
    if (!this.#head) return super.writeHead(.../** @type {[number]} */ (head));
    this.#head = head;
    return this;
  }

  /** Who sends the headers early sends the body in parts. @override */
  flushHeaders() {
    this.#inParts = true;
    super.flushHeaders();
  }

  /** @override @param {any[]} chunk */
  write(...chunk) {
    if (this.#head) {
      this.removeHeader('Content-Encoding');
      this.#sendHead();
    }
    return super.write(.../** @type {[string]} */ (chunk));
  }

  /** @override @param {any[]} last */
  end(...last) {
    if (!this.headersSent && !this.#head && this.#isDocument()) this._implicitHeader();
    if (!this.#head) return super.end(...last);
    const body = compressed(String(this.getHeader('ETag')), Buffer.from(last[0] ?? ''));
    this.setHeader('Content-Length', body.length);
    this.#sendHead();
    return super.end(body);
  }

  #isDocument() {
    return (
      !this.#inParts &&
      this.req.method === 'GET' &&
      this.statusCode !== 304 &&
      this.hasHeader('ETag') &&
      !this.hasHeader('Content-Encoding') &&
      String(this.getHeader('Content-Type')).startsWith('text/html') &&
      acceptsBrotli(this.req.headers['accept-encoding'])
    );
  }

  #sendHead() {
    const head = this.#head ?? [];
    this.#head = undefined;
    super.writeHead(.../** @type {[number]} */ (head));
  }
}

/** @param {string | string[] | undefined} header RFC 9110, 12.5.3 */
function acceptsBrotli(header) {
  return String(header ?? '')
    .split(',')
    .some((item) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.test(item));
}

/** @param {string} etag @param {Buffer} body */
function compressed(etag, body) {
  const best = kept.get(etag);
  if (best) return best;
  if (!busy) improve(etag, body);
  return brotliCompressSync(body, optionsFor(QUALITY.first, body));
}

/** One at a time: many different documents asked for at once must not take the processors from those who ask. */
function improve(/** @type {string} */ etag, /** @type {Buffer} */ body) {
  busy = true;
  brotliCompress(body, optionsFor(QUALITY.kept, body), (error, best) => {
    busy = false;
    if (!error) keep(etag, best);
  });
}

function keep(/** @type {string} */ etag, /** @type {Buffer} */ best) {
  kept.set(etag, best);
  bytes += best.length;
  for (const [oldest, { length }] of kept) {
    if (bytes <= MOST) return;
    kept.delete(oldest);
    bytes -= length;
  }
}

function optionsFor(/** @type {number} */ quality, /** @type {Buffer} */ { length }) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  };
}
