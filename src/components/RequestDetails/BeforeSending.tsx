import { Terms } from '../Terms/Terms';
import { NextOpenDay } from './NextOpenDay';

/** What the visitor should know before sending: the salon's terms, and when somebody is there to answer. */
export function BeforeSending() {
  return (
    <div>
      <Terms />
      <NextOpenDay />
    </div>
  );
}
