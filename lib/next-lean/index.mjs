/**
 * What next.config's `adapterPath` names. Next imports it with plain Node, which on version 20 reads no
 * TypeScript, so this file only loads the adapter and its options through tsx.
 */
import { tsImport } from 'tsx/esm/api';

/** @type {{ createAdapter: (options: import('./options').AdapterOptions) => import('next').NextAdapter }} */
const { createAdapter } = await tsImport('./adapter.ts', import.meta.url);
/** @type {{ options: import('./options').AdapterOptions }} */
const { options } = await tsImport('../../adapter.config.ts', import.meta.url);

export default createAdapter(options);
