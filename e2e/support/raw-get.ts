import { request } from 'node:http';

/** A GET whose path no client library tidies up first. */
export function rawGet(
  base: string | undefined,
  path: string,
): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}
