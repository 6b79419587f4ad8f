/**
 * What `adapterPath` names. Next imports it with plain Node, which on version 20 reads no TypeScript, so this file only
 * loads the adapter through tsx.
 */
import { tsImport } from 'tsx/esm/api';

/** @type {{ createAdapter: () => import('next').NextAdapter }} */
const { createAdapter } = await tsImport('./adapter.ts', import.meta.url);

export default createAdapter();
