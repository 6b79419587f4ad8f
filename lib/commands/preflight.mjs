/** What would make a start fail, said in one line before anything takes time. */
import { accessSync, constants } from 'node:fs';

/**
 * @param {string} version `process.version`
 * @param {string} range `engines.node` of package.json, as `>=20.9.0`
 * @throws {Error} when this Node is too old
 */
export function checkNode(version, range) {
  const wanted = range.replace(/^>=/, '');
  if (version.slice(1).localeCompare(wanted, 'en', { numeric: true }) < 0)
    throw new Error(`Node ${wanted} or newer is needed; this is ${version}.`);
}

/**
 * @param {string} root absolute path of the checkout
 * @throws {Error} when builds cannot be written to it
 */
export function checkWritable(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `${root} cannot be written, and a build is needed: build where it can, or change its rights.`,
    );
  }
}

/**
 * @param {Error} error why the server did not start
 * @param {string} host
 * @param {number} port
 * @returns {string} the same, and what to do about it where the port is the reason
 */
export function explainPort(error, host, port) {
  const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken; set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that this user does not have; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine.`;
  return error.message;
}
