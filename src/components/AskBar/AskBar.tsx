import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../actors/use-site';
import { ButtonLink } from '../../ui/Button/Button';
import { NoBreak } from '../../ui/NoBreak/NoBreak';
import * as css from './AskBar.css';

interface AskBarProps {
  title: string;
  price: string;
  time: string;
}

/**
 * The bar at the bottom of a phone's window, with style, price, hours and *Book this style*, which opens the sheet, or
 * without scripts the contact page.
 */
export function AskBar({ title, price, time }: AskBarProps) {
  const bar = useSiteActor('askBar');
  const shown = useSelector(bar, snapshot => snapshot.hasTag('shown'));
  return (
    <aside className={css.bar} aria-label={`Book ${title}`} data-state={shown ? 'shown' : 'hidden'}>
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.price}>
          <NoBreak text={[price, time].filter(Boolean).join(' · ')} />
        </p>
      </div>
      <ButtonLink
        data-script-first=""
        href="/contact"
        aria-label={`Book this style: ${title}`}
        onClick={event => {
          event.preventDefault();
          bar.send({ type: 'ask.press' });
        }}
      >
        Book this style
      </ButtonLink>
    </aside>
  );
}
