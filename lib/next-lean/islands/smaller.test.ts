import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { smaller } from './smaller';

it('leaves out what is assigned to a function that nobody calls, and keeps what a module exports and imports', async () => {
  const contents = `
    function Widget() {}
    Widget.kinds = { open: 'widget-opens' };
    export const load = () => import('./other.js');`;
  const [file] = (
    await build({
      stdin: { contents },
      bundle: true,
      external: ['./other.js'],
      format: 'esm',
      write: false,
      plugins: [smaller],
    })
  ).outputFiles;
  expect(file?.text).toContain('import("./other.js")');
  expect(file?.text).toContain('as load');
  expect(file?.text).not.toContain('widget-opens');
});
