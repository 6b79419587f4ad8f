/** Tailwind 4 is a PostCSS plugin; Next reads this file by its name. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
