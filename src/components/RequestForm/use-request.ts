import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { useSiteActor } from '../../actors/use-site';
import { lineKinds } from '../../words/request';

/** The form's actor, whether a request is being sent, and the choices that the message contains. */
export function useRequest() {
  const form = useSiteActor('contactForm');
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  return { form, busy, chosen: choicesIn(message, lineKinds) };
}

/** What the ids of a form's elements begin with. A page may have a form, and the sheet another. */
export const FormId = createContext('page-form');

/** An id that stays the same: after a crash, Firefox finds by it what was typed. */
export const useFormId = (name: string) => `${use(FormId)}-${name}`;
