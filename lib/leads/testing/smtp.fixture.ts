/** A real mail server on loopback that keeps what it gets. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines, folded ones joined. */
  headers: string[];
  body: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Answers every mail with this code from now on; 0 takes them. */
  refuse: (code: number) => void;
  stop: () => Promise<void>;
}

const addressOf = (one: SMTPServerAddress | false) => (one ? one.address : '');

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const encoded = raw.slice(end + 4);
  const encoding = headers.find((line) => /^content-transfer-encoding:/i.test(line)) ?? '';
  if (/base64/i.test(encoding)) return { headers, body: Buffer.from(encoded, 'base64').toString('utf8') };
  if (!/quoted-printable/i.test(encoding)) return { headers, body: encoded };
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body: Buffer.from(bytes, 'latin1').toString('utf8') };
}

/** @returns a server that listens; `stop` ends it */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let code = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (code)
          return done(Object.assign(new Error('refused: secret@example.com'), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString('latin1');
        mails.push({ from: addressOf(mailFrom), to: rcptTo.map(addressOf), ...parse(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (next) => {
      code = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
