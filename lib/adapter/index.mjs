/**
 * What next.config's `adapterPath` names. Next imports it with plain Node, which on version 20 reads no
 * TypeScript, so this file only loads the adapter through tsx.
 */
import { tsImport } from 'tsx/esm/api';

/** @type {{ adapter: import('next').NextAdapter }} */
const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
