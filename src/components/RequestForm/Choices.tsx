import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { choices } from '../../content/choices';
import { lineKinds } from '../../content/request-lines';
import { BraidsDrawing, LengthDrawing } from './ChoiceDrawing';
import * as css from './Choices.css';
import { optional } from './RequestForm.css';

export interface Option {
  name: string;
  /** The option's text in the message. */
  option: string;
  drawing?: ReactNode;
}

const groups: readonly { kind: string; legend: string; options: readonly Option[] }[] = [
  {
    kind: 'size',
    legend: 'Size',
    options: choices.sizes.map(({ name, braids }) => ({
      name,
      option: name.toLowerCase(),
      drawing: <BraidsDrawing braids={braids} />,
    })),
  },
  {
    kind: 'length',
    legend: 'Length',
    options: choices.lengths.map(({ name, reach }) => ({
      name,
      option: name.toLowerCase(),
      drawing: <LengthDrawing reach={reach} />,
    })),
  },
  {
    kind: 'days',
    legend: 'Days that work for you',
    options: (lineKinds.find(({ id }) => id === 'days')?.options ?? []).map(day => ({ name: day, option: day })),
  },
  {
    kind: 'reach',
    legend: 'How to reach you',
    options: [
      { name: 'Call me', option: 'call' },
      { name: 'Text me', option: 'text' },
    ],
  },
];

/** Options to tap. Each kind of choice becomes a line of the message. */
export function Choices({ form }: { form: ContactFormActor }) {
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ kind, legend, options }) => (
      <ChoiceGroup key={kind} form={form} kind={kind} options={options}>
        {legend} <span className={optional}>(optional)</span>
      </ChoiceGroup>
    ));
}

interface ChoiceGroupProps {
  form: ContactFormActor;
  kind: string;
  options: readonly Option[];
  /** The legend. */
  children: ReactNode;
}

/** The options of one kind of choice. */
export function ChoiceGroup({ form, kind, options, children }: ChoiceGroupProps) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const chosen = choicesIn(message, lineKinds)[kind]?.options ?? [];
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{children}</legend>
      <div className={options.some(({ drawing }) => drawing) ? css.drawn : css.chips}>
        {options.map(({ name, option, drawing }) => (
          <button
            key={option}
            type="button"
            className={drawing ? css.card : css.chip}
            aria-pressed={chosen.includes(option)}
            disabled={busy}
            onClick={() => form.send({ type: 'choice.press', kind, option })}
          >
            {drawing}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
