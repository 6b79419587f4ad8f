/** The log of the running site: lines for people, or with `LOG_FORMAT=json` for programs. Never what a visitor sent. */

/** @typedef {'info' | 'warning' | 'error'} Level */

/**
 * Writes one line: news to standard output, what wants somebody to standard error.
 * @param {Level} level
 * @param {string} part of the site that speaks: `server`, which people need not be told, or `leads`
 * @param {string} message ids, states and error codes; no personal data
 * @param {Record<string, string | number>} [details] for programs; the message says for people what matters of them
 */
export function log(level, part, message, details = {}) {
  const line =
    process.env.LOG_FORMAT?.trim() === 'json'
      ? JSON.stringify({ time: new Date().toISOString(), level, part, message, ...details })
      : [part === 'server' ? [] : part, level === 'info' ? [] : level, message].flat().join(': ');
  if (level === 'info') console.log(line);
  else console.error(line);
}
