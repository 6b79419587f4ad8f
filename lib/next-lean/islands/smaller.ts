import type { Plugin } from 'esbuild';
import { minify } from 'terser';

/**
 * Makes the modules of a build with `write: false` smaller than esbuild leaves them: what a library assigns to a function
 * that nobody calls goes, with the function. Names keep esbuild's hashes.
 */
export const smaller: Plugin = {
  name: 'smaller',
  setup({ onEnd }) {
    onEnd(async ({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        const { code = file.text } = await minify(file.text, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
        });
        file.contents = Buffer.from(code);
      }
    });
  },
};
