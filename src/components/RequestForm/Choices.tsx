import type { ReactNode } from 'react';
import { STYLE } from '../../../machines/contact-form/request-lines';
import { choices } from '../../content/choices';
import type { Choices as ChoicesContent } from '../../content/schema';
import { namedKinds, nameOf } from '../../words/request';
import * as css from './Choices.css';
import { useRequest } from './use-request';

// Not inlined, so that browsers fetch only those of the current theme.
const files = import.meta.glob<string>('../../content/choices/*.avif', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** In the order of the options. */
const drawings: Partial<Record<string, { of: ChoicesContent['sizes']; frame: string }>> = {
  size: { of: choices.sizes, frame: css.frame.square },
  length: { of: choices.lengths, frame: css.frame.tall },
};

/** A drawing in the colors of each theme. */
const Drawing = ({ name }: { name: string }) =>
  ['light', 'dark'].map(theme => (
    <img
      key={theme}
      className={css.drawing}
      data-for={theme}
      src={files[`../../content/choices/${name}-${theme}.avif`]}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ));

/** Options to tap. Each kind of choice becomes a line of the message. */
export function Choices() {
  return namedKinds
    .filter(({ id, options, folded }) => id !== STYLE && options.length > 0 && !folded)
    .map(({ id, label, legend = label }) => (
      <ChoiceGroup key={id} kind={id}>
        {legend}
      </ChoiceGroup>
    ));
}

interface ChoiceGroupProps {
  kind: string;
  children: ReactNode;
}

export function ChoiceGroup({ kind, children }: ChoiceGroupProps) {
  const { form, busy, chosen } = useRequest();
  const named = namedKinds.find(({ id }) => id === kind);
  const drawn = drawings[kind];
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{children}</legend>
      <div className={drawn ? css.drawn : css.chips}>
        {named?.options.map((option, index) => (
          <button
            key={option}
            type="button"
            className={drawn ? css.card : css.chip}
            aria-pressed={chosen[kind]?.options.includes(option) ?? false}
            disabled={busy}
            onClick={() => form.send({ type: 'draft.choose', kind, option })}
          >
            {drawn?.of[index]?.drawing && (
              <span className={drawn.frame}>
                <Drawing name={drawn.of[index].drawing} />
              </span>
            )}
            {nameOf(named, option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
