/** Requests that no well-behaved client sends. */
import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Writes bytes to the server as they are.
 * @param after called once everything in `text` is written; may go on writing
 * @returns the first line of the answer; empty when the server closed without one
 */
export async function rawRequest(
  port: number,
  text: string,
  after?: (write: (bytes: string | Buffer) => Promise<boolean>) => Promise<void>,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      resolve();
    });
    socket.on('close', () => resolve());
  });
  await once(socket, 'connect');
  const write = async (bytes: string | Buffer) => {
    if (socket.destroyed) return false;
    // The callback also runs, with an error, when the server has closed the connection.
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    return !socket.destroyed;
  };
  await write(text);
  await after?.(write);
  await answered;
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}
