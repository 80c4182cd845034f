import type { Plain } from '../watch/plain';
import type { Field } from './project';

interface FieldInputProps {
  field: Field;
  value: Plain;
  onChange: (value: Plain) => void;
}

/** The input for a part of a payload: a menu, a text, a number, or JSON. The browser validates it. */
export function FieldInput({ field, value, onChange }: FieldInputProps) {
  const { name, type, kind, isOptional, options } = field;
  if (kind === 'code')
    return isOptional ? null : (
      <p className="warning">{`A form cannot give ${name}: ${type}, so it is sent without`}</p>
    );
  const choices = isOptional ? [undefined, ...options] : options;
  return (
    <label className={kind === 'json' ? 'wide' : undefined} title={`${name}: ${type}`}>
      {name}
      {kind === 'choice' ? (
        <select onChange={({ target }) => onChange(choices[target.selectedIndex])}>
          {choices.map(choice => (
            <option key={String(choice)}>{choice === undefined ? 'not given' : JSON.stringify(choice)}</option>
          ))}
        </select>
      ) : (
        <input
          type={kind === 'number' ? 'number' : 'text'}
          step="any"
          autoComplete="off"
          placeholder={kind === 'json' ? `${type} as JSON` : undefined}
          required={!isOptional && kind !== 'string'}
          defaultValue={kind === 'string' ? String(value ?? '') : JSON.stringify(value)}
          onChange={({ target }) => {
            const entered = enteredIn(field, target.value);
            target.setCustomValidity(entered ? '' : `${name} should be ${type} as JSON`);
            if (entered) onChange(entered.value);
          }}
        />
      )}
    </label>
  );
}

/** The entered value; undefined if it is no JSON. Empty text is no value, except where a text is required. */
function enteredIn({ kind, isOptional }: Field, text: string): { value: Plain } | undefined {
  if (kind === 'string') return { value: text === '' && isOptional ? undefined : text };
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
