/**
 * What `adapterPath` names. Next imports it with plain Node, which on version 20 reads no TypeScript, so this file only
 * loads the adapter through tsx.
 */
import { tsImport } from 'tsx/esm/api';

const { complete } = await tsImport('./adapter.ts', import.meta.url);

/** @type {import('next').NextAdapter} */
const adapter = { name: 'next-lean', onBuildComplete: complete };
export default adapter;
