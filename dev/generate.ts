/** `npm run generate`: the charts and what docs/architecture.md shows of the code. `-- fonts` makes the subset fonts again, too. */
await import('./inspector/write-charts');
await import('./architecture/write');
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
