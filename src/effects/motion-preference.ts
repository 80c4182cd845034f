import { fromCallback } from 'xstate';
import { listen } from './listen';

/** Sends `motion.reduce` if the visitor's system asks for reduced motion, or as soon as it does. */
export const motionPreference = fromCallback(({ sendBack }) => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => query.matches && sendBack({ type: 'motion.reduce' });
  tell();
  return listen(query, ['change'], tell);
});
