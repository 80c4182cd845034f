import { useSelector } from '@xstate/react';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { useSiteActor } from '../../actors/use-site';
import { lineKinds } from '../../site/request-lines';

/** The form's actor, whether a request is being sent, and the choices that the message contains. */
export function useRequest() {
  const form = useSiteActor('contactForm');
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  return { form, busy, chosen: choicesIn(message, lineKinds) };
}
