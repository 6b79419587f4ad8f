import { z } from 'zod';

/** Ports that `fetch` refuses to connect to (https://fetch.spec.whatwg.org/#port-blocking, 2026-11). */
const BLOCKED_PORTS = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** @returns why `fetch` would never reach a URL, undefined when it may */
function unreachable(value: string): string | undefined {
  if (!/^https?:/i.test(value) || !URL.canParse(value)) return 'must be an absolute http(s) URL';
  const { username, password, port } = new URL(value);
  if (username || password) {
    return 'must not hold a user and password, which fetch refuses; put a token into the path or the query';
  }
  return port && BLOCKED_PORTS.has(Number(port))
    ? `must not use port ${port}, which fetch blocks`
    : undefined;
}

/** The address of a webhook, checked for all that would keep every delivery from ever arriving. */
export const webhookUrl = z
  .string()
  .superRefine((value, context) => {
    const message = unreachable(value);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .optional();
