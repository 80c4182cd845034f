import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import type { Shape } from '../event-types';
import type { Plain } from '../watch/plain';
import { describe, fits, initial } from './payload';

interface ShapeInputProps {
  label: string;
  shape: Shape;
  value: Plain;
  /** Suggestions: values that were sent before. */
  used: readonly string[];
  onChange: (value: Plain) => void;
}

/** The input for a value of any type: a menu, a checkbox, a text field, or nested fields. The browser validates the form. */
export function ShapeInput({ label, shape, value, used, onChange }: ShapeInputProps) {
  const list = useId();
  const labeled = (input: ReactNode) => (
    <label className="field" title={`${label}: ${describe(shape)}`}>
      {label} {input}
    </label>
  );
  const onJson = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const read = parsed(target.value);
    const isValid = read !== undefined && fits(shape, read.value);
    target.setCustomValidity(isValid ? '' : `${label} should be ${describe(shape)} as JSON`);
    if (isValid) onChange(read.value);
  };
  switch (shape.kind) {
    case 'literal':
      return shape.value === undefined ? null : labeled(<code>{describe(shape)}</code>);
    case 'boolean':
      return labeled(<input type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />);
    case 'number':
      return labeled(
        <input
          type="number"
          step="any"
          required
          value={Number.isNaN(value) ? '' : String(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />,
      );
    case 'string':
      return labeled(
        <>
          <input
            list={list}
            autoComplete="off"
            value={String(value)}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={list}>
            {used.map(text => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </>,
      );
    case 'array':
    case 'other':
      return labeled(
        <input
          defaultValue={value === undefined ? '' : JSON.stringify(value)}
          placeholder={`${describe(shape)} as JSON`}
          disabled={shape.kind === 'other' && shape.isCode}
          onChange={onJson}
        />,
      );
    case 'union':
      return <Choice {...{ label, value, used, onChange }} options={shape.options} />;
    case 'object': {
      const values = value as { [key: string]: Plain };
      return (
        <fieldset className="fields">
          <legend>{label}</legend>
          {shape.fields.map(field => (
            <ShapeInput
              key={field.name}
              label={field.name}
              shape={field.shape}
              value={values[field.name]}
              used={used}
              onChange={inner => onChange({ ...values, [field.name]: inner })}
            />
          ))}
        </fieldset>
      );
    }
  }
}

/** The value of a text in JSON, for which empty text means no value; undefined if the text is not JSON. */
function parsed(text: string): { value: Plain } | undefined {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
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
      <label className="field">
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
            <option key={describe(each)} value={index}>
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
