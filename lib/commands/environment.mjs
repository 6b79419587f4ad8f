import nextEnv from '@next/env';

/**
 * Reads .env files into the environment, as Next does, for what is decided before Next runs.
 * @param {string} root absolute path of the checkout
 */
export function loadEnvironment(root) {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
}
