import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { LightboxActor } from '../../../machines/lightbox/lightbox.machine';
import type { ZoomActor } from '../../../machines/zoom/zoom.machine';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './Lightbox.css';

interface LightboxBarProps {
  lightbox: LightboxActor;
  zoom: ZoomActor;
  /** The counter's text, such as '3 of 10'. */
  position: string;
}

export function LightboxBar({ lightbox, zoom, position }: LightboxBarProps) {
  const percent = useSelector(zoom, snapshot => Math.round(snapshot.context.scale * 100));
  const canZoomIn = useSelector(zoom, snapshot => snapshot.can({ type: 'zoom.increase' }));
  const canZoomOut = useSelector(zoom, snapshot => snapshot.can({ type: 'zoom.decrease' }));
  const zoomButton = (label: string, type: 'zoom.increase' | 'zoom.decrease', isPossible: boolean, path: string) => (
    <RoundButton look="inPill" label={label} aria-disabled={!isPossible} onClick={() => zoom.send({ type })}>
      <Icon path={path} />
    </RoundButton>
  );
  return (
    <div className={css.bar}>
      <p className={css.counter} aria-hidden="true">
        {position}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are buttons outside a form. */}
      <div className={css.zoom} role="group" aria-label="Zoom">
        {zoomButton('Zoom out', 'zoom.decrease', canZoomOut, 'M6 12h12')}
        <output className={css.percent}>{`${percent}%`}</output>
        {zoomButton('Zoom in', 'zoom.increase', canZoomIn, 'M12 6v12M6 12h12')}
      </div>
      <RoundButton
        look="control"
        label="Share this picture"
        // Where browsers have no dialog for sharing, the link is copied.
        aria-haspopup={'share' in navigator ? 'dialog' : undefined}
        onClick={() => lightbox.send({ type: 'photo.share' })}
      >
        <Icon path="M12 15V4m-4 4l4-4 4 4M6 11H5v9h14v-9h-1" />
      </RoundButton>
      <RoundButton
        look="control"
        label="Close"
        data-first-focus=""
        onClick={() => lightbox.send({ type: 'lightbox.close' })}
      >
        <Icon name="close" />
      </RoundButton>
    </div>
  );
}

const looks = { control: css.control, inPill: css.inPill, previous: css.previous, next: css.next };

interface RoundButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-haspopup' | 'onClick' | 'children'> {
  /** Whether the button is alone, part of a pill, or at one side of the window. */
  look: keyof typeof looks;
  label: string;
}

export function RoundButton({ look, label, ...rest }: RoundButtonProps) {
  return <button type="button" className={looks[look]} aria-label={label} {...rest} />;
}
