/** Tailwind 4 is a PostCSS plugin; Next reads this file by its name, and makes what comes out small itself. */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } };

export default config;
