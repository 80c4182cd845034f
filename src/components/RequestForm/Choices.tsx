import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn, STYLE } from '../../../machines/contact-form/request-lines';
import { choices } from '../../content/choices';
import { lineKinds, namedKinds } from '../../content/request-lines';
import { BraidsDrawing, LengthDrawing } from './ChoiceDrawing';
import * as css from './Choices.css';
import { optional } from './RequestForm.css';

/** In the order of the options. */
const drawings: Partial<Record<string, readonly ReactNode[]>> = {
  size: choices.sizes.map(({ name, braids }) => <BraidsDrawing key={name} braids={braids} />),
  length: choices.lengths.map(({ name, reach }) => <LengthDrawing key={name} reach={reach} />),
};

/** Options to tap. Each kind of choice becomes a line of the message. */
export function Choices({ form }: { form: ContactFormActor }) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const chosen = choicesIn(message, lineKinds);
  return namedKinds
    .filter(({ id, options }) => id !== STYLE && options.length > 0)
    .map(({ id, label, legend = label, options, names = options }) => (
      <fieldset key={id} className={css.group}>
        <legend className={css.legend}>
          {legend} <span className={optional}>(optional)</span>
        </legend>
        <div className={drawings[id] ? css.drawn : css.chips}>
          {options.map((option, index) => (
            <button
              key={option}
              type="button"
              className={drawings[id] ? css.card : css.chip}
              aria-pressed={chosen[id]?.options.includes(option) ?? false}
              disabled={busy}
              onClick={() => form.send({ type: 'choice.press', kind: id, option })}
            >
              {drawings[id]?.[index]}
              {names[index]}
            </button>
          ))}
        </div>
      </fieldset>
    ));
}
