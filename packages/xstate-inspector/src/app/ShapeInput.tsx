import { type InputHTMLAttributes, useState } from 'react';
import type { Plain } from '../watch/plain';
import { describe, fits, initial } from './payload';
import type { Shape } from './shape';

interface ShapeInputProps {
  label: string;
  shape: Shape;
  value: Plain;
  onChange: (value: Plain) => void;
}

/** The input for a value of any type: a menu, a checkbox, a text field, or nested fields. The browser validates the form. */
export function ShapeInput({ label, shape, value, onChange }: ShapeInputProps) {
  if (shape.kind === 'union') return <Choice {...{ label, value, onChange }} options={shape.options} />;
  if (shape.kind === 'object') {
    const values = value as { [key: string]: Plain };
    return (
      <fieldset className="bar">
        <legend>{label}</legend>
        {shape.fields.map(field => (
          <ShapeInput
            key={field.name}
            label={field.name}
            shape={field.shape}
            value={values[field.name]}
            onChange={inner => onChange({ ...values, [field.name]: inner })}
          />
        ))}
      </fieldset>
    );
  }
  if (shape.kind === 'literal' && shape.value === undefined) return null;
  if (shape.kind === 'other' && shape.isCode)
    return <p className="warning">{`A form cannot give ${label}: ${shape.text}, so it is sent without`}</p>;
  return (
    <label title={`${label}: ${describe(shape)}`}>
      {label}{' '}
      {shape.kind === 'literal' ? (
        <code>{describe(shape)}</code>
      ) : (
        <input
          {...inputFor(shape, value)}
          onChange={({ target }) => {
            const entered = enteredIn(shape, target);
            target.setCustomValidity(entered ? '' : `${label} should be ${describe(shape)} as JSON`);
            if (entered) onChange(entered.value);
          }}
        />
      )}
    </label>
  );
}

/** A value whose type has no input of its own is entered as JSON; empty text means no value. */
function inputFor(shape: Shape, value: Plain): InputHTMLAttributes<HTMLInputElement> {
  if (shape.kind === 'boolean') return { type: 'checkbox', defaultChecked: value === true };
  if (shape.kind === 'number') return { type: 'number', step: 'any', required: true, defaultValue: String(value) };
  if (shape.kind === 'string') return { autoComplete: 'off', defaultValue: String(value) };
  return {
    placeholder: `${describe(shape)} as JSON`,
    defaultValue: value === undefined ? '' : JSON.stringify(value),
  };
}

/** The entered value; undefined if the input is not valid. */
function enteredIn(shape: Shape, input: HTMLInputElement): { value: Plain } | undefined {
  if (shape.kind === 'boolean') return { value: input.checked };
  if (shape.kind === 'number') return { value: input.valueAsNumber };
  if (shape.kind === 'string') return { value: input.value };
  try {
    const value: Plain = input.value.trim() === '' ? undefined : JSON.parse(input.value);
    return fits(shape, value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** A menu of the union's options, and the input for the chosen option. */
function Choice({ options, ...input }: Omit<ShapeInputProps, 'shape'> & { options: readonly Shape[] }) {
  const { label, value, onChange } = input;
  const fitting = options.findIndex(each => fits(each, value));
  const [chosen, choose] = useState(Math.max(0, fitting));
  const option = options[chosen];
  return (
    <>
      <label>
        {label}
        <select
          value={chosen}
          onChange={({ target }) => {
            const next = options[Number(target.value)];
            choose(Number(target.value));
            if (next) onChange(initial(next));
          }}
        >
          {options.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may look the same, and their order never changes
            <option key={index} value={index}>
              {describe(each)}
            </option>
          ))}
        </select>
      </label>
      {option && option.kind !== 'literal' ? (
        <ShapeInput {...input} key={chosen} label={describe(option)} shape={option} />
      ) : null}
    </>
  );
}
