import { channel } from 'node:diagnostics_channel';
import { vi } from 'vitest';

/** What each HTTP server of a process says when a request begins. */
const REQUESTS = channel('http.server.request.start');

/**
 * Has nothing of this process follow the requests of its servers until `vi.restoreAllMocks()`: unit tests share it.
 * @returns what begins a request, for all that has wanted to follow since
 */
export function heldRequests(): (request: object) => void {
  const subscribe = vi.spyOn(REQUESTS, 'subscribe').mockReturnValue(undefined);
  return (request) => {
    for (const [follow] of subscribe.mock.calls) follow({ request }, REQUESTS.name);
  };
}
