/** The door of the library for the server: what the site and its commands use. A browser's is client.ts. */
export { startDesk } from './desk/desk';
export type { FormName } from './forms';
export { createLeads, type Leads } from './leads';
export type { Log } from './log';
export { STEP_PAGES, type StepPage } from './newsletter/handle';
export { forTerminal, parseCommand, runCommand } from './owner/command';
export type { LeadsCopy } from './settings';
export { openStore, PATIENCE } from './store/open';
