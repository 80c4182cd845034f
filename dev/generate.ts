/**
 * `npm run generate`: updates the charts, the histories' drawings and the generated parts of docs/architecture.md.
 * `-- fonts` also rebuilds the subset fonts.
 */
await import('./inspector/write-charts');
await import('./architecture/write');
await import('./figures/index');
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
