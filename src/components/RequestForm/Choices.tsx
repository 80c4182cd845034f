import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn, STYLE } from '../../../machines/contact-form/request-lines';
import { choices } from '../../content/choices';
import { lineKinds, namedKinds, nameOf } from '../../content/request-lines';
import { BraidsDrawing, LengthDrawing } from './ChoiceDrawing';
import * as css from './Choices.css';

/** In the order of the options. */
const drawings: Partial<Record<string, readonly ReactNode[]>> = {
  size: choices.sizes.map(({ name, braids }) => <BraidsDrawing key={name} braids={braids} />),
  length: choices.lengths.map(({ name, reach }) => <LengthDrawing key={name} reach={reach} />),
};

/** Options to tap. Each kind of choice becomes a line of the message. */
export function Choices({ form }: { form: ContactFormActor }) {
  return namedKinds
    .filter(({ id, options, folded }) => id !== STYLE && options.length > 0 && !folded)
    .map(({ id, label, legend = label }) => (
      <ChoiceGroup key={id} form={form} kind={id}>
        {legend}
      </ChoiceGroup>
    ));
}

interface ChoiceGroupProps {
  form: ContactFormActor;
  kind: string;
  /** The legend. */
  children: ReactNode;
}

/** The options of one kind of choice. */
export function ChoiceGroup({ form, kind, children }: ChoiceGroupProps) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const chosen = choicesIn(message, lineKinds)[kind]?.options ?? [];
  const named = namedKinds.find(({ id }) => id === kind);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{children}</legend>
      <div className={drawings[kind] ? css.drawn : css.chips}>
        {named?.options.map((option, index) => (
          <button
            key={option}
            type="button"
            className={drawings[kind] ? css.card : css.chip}
            aria-pressed={chosen.includes(option)}
            disabled={busy}
            onClick={() => form.send({ type: 'choice.press', kind, option })}
          >
            {drawings[kind]?.[index]}
            {nameOf(named, option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
