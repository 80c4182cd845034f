import { type ReactNode, useId, useState } from 'react';
import type { Shape } from '../event-types';
import type { Plain } from '../watch/plain';
import { Button } from './Button';
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
  if (shape.kind === 'literal') return shape.value === undefined ? null : labeled(<code>{describe(shape)}</code>);
  if (shape.kind === 'boolean')
    return labeled(
      <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} />,
    );
  if (shape.kind === 'number')
    return labeled(
      <input
        type="number"
        step="any"
        required
        value={Number.isNaN(value) ? '' : String(value)}
        onChange={event => onChange(event.target.valueAsNumber)}
      />,
    );
  if (shape.kind === 'other')
    return labeled(
      <input
        defaultValue={value === undefined ? '' : JSON.stringify(value)}
        placeholder={`${shape.text} as JSON`}
        disabled={shape.isCode}
        onChange={({ target }) => {
          try {
            onChange(target.value.trim() === '' ? undefined : JSON.parse(target.value));
            target.setCustomValidity('');
          } catch {
            target.setCustomValidity(`${label} should be JSON`);
          }
        }}
      />,
    );
  if (shape.kind === 'string')
    return labeled(
      <>
        <input list={list} autoComplete="off" value={String(value)} onChange={event => onChange(event.target.value)} />
        <datalist id={list}>
          {used.map(text => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </>,
    );
  if (shape.kind === 'union') return <Choice {...{ label, shape, value, used, onChange }} />;
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {shape.kind === 'array' ? (
        <List {...{ label, value, used, onChange }} item={shape.item} />
      ) : (
        shape.fields.map(field => {
          const values = value as { [key: string]: Plain };
          return (
            <ShapeInput
              key={field.name}
              label={field.name}
              shape={field.shape}
              value={values[field.name]}
              used={used}
              onChange={inner => onChange({ ...values, [field.name]: inner })}
            />
          );
        })
      )}
    </fieldset>
  );
}

/** A menu of the union's options, and the input for the chosen option. */
function Choice({ label, shape, value, used, onChange }: ShapeInputProps & { shape: { options: Shape[] } }) {
  const { options } = shape;
  const [chosen, choose] = useState(() =>
    Math.max(
      0,
      options.findIndex(each => fits(each, value)),
    ),
  );
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
        <ShapeInput
          key={chosen}
          label={describe(option)}
          shape={option}
          value={value}
          used={used}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

function List({ label, item, value, used, onChange }: Omit<ShapeInputProps, 'shape'> & { item: Shape }) {
  const items = value as Plain[];
  const replace = (index: number, ...by: Plain[]) => onChange(items.toSpliced(index, 1, ...by));
  return (
    <>
      {items.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and each is controlled by its value
        <div key={index} className="bar">
          <ShapeInput
            label={String(index)}
            shape={item}
            value={each}
            used={used}
            onChange={inner => replace(index, inner)}
          />
          <Button label={`Remove ${label} ${index}`} icon="×" onClick={() => replace(index)} />
        </div>
      ))}
      <Button label={`Add to ${label}`} icon="+" onClick={() => onChange([...items, initial(item)])} />
    </>
  );
}
