import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { preferencesIn } from '../../../machines/contact-form/preferences';
import { salon } from '../../content/salon';
import * as css from './RequestForm.css';

const days = [...new Set(salon.hours.map(({ day }) => day))];
const ways = [
  ['call', 'Call me'],
  ['text', 'Text me'],
] as const;

/** Days and a way to be reached, for whoever likes to press more than to write; what is pressed stands in the message. */
export function Preferences({ form }: { form: ContactFormActor }) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const chosen = preferencesIn(message);
  const chip = (name: string, pressed: boolean, press: () => void) => (
    <button key={name} type="button" className={css.chip} aria-pressed={pressed} disabled={busy} onClick={press}>
      {name}
    </button>
  );
  return (
    <fieldset className={css.preferences}>
      <legend className={css.legend}>Days that suit you, and how to reach you (optional)</legend>
      {days.map(day =>
        chip(day, chosen.days.includes(day), () => form.send({ type: 'preference.press', preference: { day } })),
      )}
      {ways.map(([reach, name]) =>
        chip(name, chosen.reach === reach, () => form.send({ type: 'preference.press', preference: { reach } })),
      )}
    </fieldset>
  );
}
