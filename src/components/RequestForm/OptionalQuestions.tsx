import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ContactFormContext } from '../../../machines/contact-form/contact-form.context';
import { choicesIn, DATE, EMAIL } from '../../../machines/contact-form/request-lines';
import { yearOf } from '../../../machines/date-words';
import { firstOpenDay } from '../../../machines/open-hours/opening';
import { useSiteActor, useToday } from '../../actors/use-site';
import { showing } from '../../effects/shown-fields';
import { hiddenVisually } from '../../theme/hidden.css';
import { answer, entry, list } from '../../ui/Disclosure/Disclosure.css';
import { useHydrated } from '../../ui/use-hydrated';
import { lineKinds } from '../../words/request';
import { ChoiceGroup } from './Choices';
import { priceOf } from './chosen-cost';
import { dateOf, dateProblem, hoursWarning } from './date-notes';
import * as css from './OptionalQuestions.css';
import { field, input, label as labelClass, problem } from './RequestForm.css';
import * as styles from './request-styles.css';
import { useFormId, useRequest } from './use-request';

/** Questions that not everyone has to see: date, hair and email address. Each answer becomes a line of the message. */
export function OptionalQuestions() {
  const today = useToday();
  const noteId = useFormId('date-note');
  return (
    <div className={list}>
      <Fold title="Date and time of day" kinds={[DATE, 'time']}>
        <DateField noteId={noteId} />
        <ChoiceGroup kind="time">Time of day</ChoiceGroup>
      </Fold>
      {/* Outside of the fold, because a day can also be chosen above, and a date written into the message below. */}
      <Note id={noteId} read={context => dateProblem(context, today)} sentenceClass={problem} />
      <Note read={hoursWarning} />
      <Note read={announcement} className={hiddenVisually} />
      <Fold title="Your hair" kinds={['hair', 'needs']}>
        <ChoiceGroup kind="hair">Who brings the hair?</ChoiceGroup>
        <ChoiceGroup kind="needs">What should we plan for?</ChoiceGroup>
      </Fold>
      <Fold title="Answer by email" kinds={[EMAIL]}>
        <EmailField />
      </Fold>
    </div>
  );
}

interface FoldProps {
  title: string;
  kinds: readonly string[];
  children: ReactNode;
}

function Fold({ title, kinds, children }: FoldProps) {
  // What was answered before, on this page or in the sheet, is shown.
  const { chosen } = useRequest();
  const [isAnswered] = useState(kinds.some(kind => chosen[kind]));
  return (
    <details className={entry} open={isAnswered}>
      <summary className={css.fold}>
        <h3 className={css.title}>{title}</h3>
      </summary>
      <div className={answer}>{children}</div>
    </details>
  );
}

/** The browser's own date field. A date on which the salon cannot take anyone stays in it, with the reason below the fold. */
function DateField({ noteId }: { noteId: string }) {
  const date = useSelector(useSiteActor('contactForm'), snapshot => dateOf(snapshot.context));
  const today = useToday();
  // A built page does not know the date; React adds the attribute after hydration.
  const isHydrated = useHydrated();
  return (
    <Answer
      label="First date that works for you"
      type="date"
      name={DATE}
      min={(isHydrated && (firstOpenDay(today) || today.day)) || undefined}
      max={isHydrated && today.day ? `${yearOf(today.day) + 1}-12-31` : '9999-12-31'}
      value={date}
      aria-describedby={noteId}
    />
  );
}

/** What screen readers say about the price that the card above shows. */
function announcement({ fields }: ContactFormContext): string {
  const chosen = choicesIn(fields.message, lineKinds);
  const cost = priceOf(chosen);
  return cost ? `${chosen.style?.options[0]}: ${cost.price}. ${cost.note}` : '';
}

interface NoteProps {
  id?: string;
  className?: string;
  sentenceClass?: string;
  read: (context: ContactFormContext) => string;
}

/** A sentence that appears with an answer. Its place is never hidden, so that screen readers notice the sentence. */
function Note({ id, className, sentenceClass, read }: NoteProps) {
  const note = useSelector(useSiteActor('contactForm'), ({ context }) => read(context));
  return (
    <div id={id} className={className} role="status">
      {/* A new element for each text, because the browser may have translated the old one. */}
      {note && (
        <p key={note} className={sentenceClass ? `${sentenceClass} ${styles.note}` : styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

function EmailField() {
  // The browser trims an email address.
  const address = useRequest().chosen[EMAIL]?.options[0]?.trim() ?? '';
  // The placeholder is for `:placeholder-shown`, as in the other fields.
  return <Answer label="Your email" type="email" name={EMAIL} autoComplete="email" placeholder=" " value={address} />;
}

function Answer({
  label,
  name,
  value,
  ...rest
}: ComponentProps<'input'> & { label: string; name: string; value: string }) {
  const { busy } = useRequest();
  const id = useFormId(name);
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input {...rest} id={id} name={name} className={input} readOnly={busy} {...showing(value)} />
    </div>
  );
}
