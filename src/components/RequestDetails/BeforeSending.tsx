import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { BeforeYouBook } from '../BeforeYouBook/BeforeYouBook';
import { NextOpenDay } from './NextOpenDay';

/** What the visitor should know before sending: the salon's terms, and when we answer, which a receipt above says, too. */
export function BeforeSending({ form }: { form: ContactFormActor }) {
  const sent = useSelector(form, snapshot => snapshot.hasTag('receipt'));
  return (
    <div>
      <BeforeYouBook on="form" />
      {!sent && <NextOpenDay />}
    </div>
  );
}
