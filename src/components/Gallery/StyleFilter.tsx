import { useSelector } from '@xstate/react';
import { shownPhotos } from '../../../machines/gallery/gallery.machine';
import { useSiteActor } from '../../actors/use-site';
import { styleList } from '../../derived/style-list';
import { buttonClass } from '../../ui/Button/Button';
import * as css from './StyleFilter.css';

/** One button per style, and the number of pictures shown. Hidden without scripts. */
export function StyleFilter() {
  const gallery = useSiteActor('gallery');
  const chosen = useSelector(gallery, snapshot => snapshot.context.style);
  const total = useSelector(gallery, snapshot => snapshot.context.photos.length);
  const shown = useSelector(gallery, snapshot => shownPhotos(snapshot.context).length);
  const choice = (style: string | null, name: string) => (
    <button
      key={name}
      type="button"
      // The loader looks for it: a style that is unknown hides nothing.
      value={style ?? undefined}
      className={`${buttonClass('quiet')} ${css.choice}`}
      aria-pressed={chosen === style}
      onClick={() => gallery.send({ type: 'style.choose', style })}
      // Chromium leaves a focused button cut off at the edge of a row that scrolls. Under a press, nothing moves.
      onFocus={({ currentTarget: button }) =>
        button.matches(':focus-visible') && button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
    >
      {name}
    </button>
  );
  return (
    <div className={css.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are buttons outside a form. */}
      <div className={css.choices} role="group" aria-label="Style">
        {choice(null, 'All styles')}
        {styleList.map(({ id, shortName }) => choice(id, shortName))}
      </div>
      <p role="status" className={css.count}>
        {shown === total ? `All ${total} pictures` : `${shown} of ${total} pictures`}
      </p>
    </div>
  );
}
