/** Imported by commands: an error ends them with one line, unless the code itself is wrong. */
process.on('uncaughtException', (error) => {
  const isBug = error instanceof TypeError && !('code' in error);
  console.error(isBug ? error : error.message);
  process.exit(1);
});
