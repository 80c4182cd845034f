/** `npm run generate`: the charts, the drawings of the histories, and what docs/architecture.md shows of the code. `-- fonts` makes the subset fonts again, too. */
await import('./inspector/write-charts');
await import('./architecture/write');
await import('./figures/index');
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
