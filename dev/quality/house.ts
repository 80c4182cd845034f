/** `npm run house`: how long the files are, and what nothing uses. Fails when a goal is not met. */
import { keepFigures } from './figures';
import { houseFigures } from './sizes';
import { findUnused } from './unused';

const figures = [...houseFigures(), findUnused()];
keepFigures('house', figures);
for (const { what, goal, figure, met } of figures) {
  console.log(`${met ? '     ' : 'SHORT'} ${what}: ${figure} (goal: ${goal})`);
}
if (figures.some(({ met }) => !met)) process.exitCode = 1;
