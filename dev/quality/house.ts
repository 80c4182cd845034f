/** `npm run house`: how long the files are. */
import { keepFigures } from './figures';
import { houseFigures } from './sizes';

const figures = houseFigures();
keepFigures('house', figures);
for (const { what, goal, figure, met } of figures)
  console.log(`${met ? '     ' : 'SHORT'} ${what}: ${figure} (goal: ${goal})`);
if (figures.some(({ met }) => !met)) process.exitCode = 1;
