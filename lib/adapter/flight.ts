/**
 * Reading React's flight data: rows `<hex id>:<tag?><body>`, the body JSON to the end of the line or, for some
 * tags, as many bytes as a hex length says (react-server-dom's `processBinaryChunk`, React 19.3).
 */

/** One row of flight data. JSON rows carry `value`; `tag` is empty for a model, `I` for a client module. */
export interface FlightRow {
  id: string;
  tag: string;
  value: unknown;
}

const LENGTH_PREFIXED = /^[TAOobUSsLlGgMmV]$/;
const LINE_TAG = /^[A-Z#rx]$/;
const JSON_TAG = /^(?:|I)$/;
const NEWLINE = 0x0a;

/**
 * @param data the flight data of one page, complete
 * @returns its rows in order
 * @throws when the data is not flight data as this reader knows it, or holds a server error (tag `E`)
 */
export function parseFlight(data: Buffer): FlightRow[] {
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < data.length) {
    const colon = data.indexOf(':', at);
    const id = data.toString('latin1', at, colon);
    if (colon === -1 || !/^[0-9a-f]*$/.test(id)) throw new Error(`flight data has no row at byte ${at}`);
    const letter = String.fromCharCode(data[colon + 1] ?? 0);
    if (LENGTH_PREFIXED.test(letter)) {
      const comma = data.indexOf(',', colon);
      const length = Number.parseInt(data.toString('latin1', colon + 2, comma), 16);
      if (comma === -1 || Number.isNaN(length)) throw new Error(`flight row ${id} has no length`);
      at = comma + 1 + length;
      if (at > data.length) throw new Error(`flight row ${id} is cut short`);
      rows.push({ id, tag: letter, value: undefined });
      continue;
    }
    const end = data.indexOf(NEWLINE, colon);
    if (end === -1) throw new Error(`flight row ${id} is cut short`);
    const tag = LINE_TAG.test(letter) ? letter : '';
    if (tag === 'E') throw new Error(`flight row ${id} is a server error`);
    const body = data.toString('utf8', colon + 1 + tag.length, end);
    rows.push({ id, tag, value: JSON_TAG.test(tag) ? parseBody(id, body) : undefined });
    at = end + 1;
  }
  return rows;
}

function parseBody(id: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error(`flight row ${id} is not JSON`);
  }
}

const INIT = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\((\[.+\])\)$/s;

/**
 * @param script the text of an inline script
 * @returns whether it is one of those by which Next hands flight data to its runtime
 */
export function isFlightScript(script: string): boolean {
  return script === INIT || PUSH.test(script);
}

/**
 * @param scripts the texts of a document's flight scripts, in order
 * @returns the flight data they carry: strings (`[1, text]`) and base64 bytes (`[3, bytes]`) in one piece
 * @throws when a push carries something else
 */
export function flightDataOf(scripts: readonly string[]): Buffer {
  return Buffer.concat(
    scripts.flatMap((script) => {
      const pushed = PUSH.exec(script)?.[1];
      if (!pushed) return [];
      const [kind, payload] = JSON.parse(pushed) as unknown[];
      if (typeof payload === 'string' && kind === 1) return [Buffer.from(payload, 'utf8')];
      if (typeof payload === 'string' && kind === 3) return [Buffer.from(payload, 'base64')];
      throw new Error(`flight data is pushed in an unknown form (${String(kind)})`);
    }),
  );
}
