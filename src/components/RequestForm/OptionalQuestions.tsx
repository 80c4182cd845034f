import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ContactFormContext } from '../../../machines/contact-form/contact-form.context';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { dateFromWords, yearOf } from '../../../machines/contact-form/date-words';
import { choicesIn, DATE, EMAIL } from '../../../machines/contact-form/request-lines';
import { firstOpenDay } from '../../../machines/open-hours/opening';
import { useToday } from '../../actors/use-site';
import { mark } from '../../effects/marks';
import { heard } from '../../effects/shown-fields';
import { lineKinds } from '../../site/request-lines';
import { hiddenVisually } from '../../theme/hidden.css';
import { answer, entry, list } from '../../ui/Disclosure/Disclosure.css';
import { useHydrated } from '../../ui/use-hydrated';
import { ChoiceGroup } from './Choices';
import { priceOf } from './chosen-cost';
import { dateProblem, hoursWarning } from './date-notes';
import * as css from './OptionalQuestions.css';
import { field, input, label, problem } from './RequestForm.css';
import * as styles from './request-styles.css';

interface QuestionsProps {
  form: ContactFormActor;
  formId: string;
}

/** Questions that not everyone has to see: date, hair and email address. Each answer becomes a line of the message. */
export function OptionalQuestions({ form, formId }: QuestionsProps) {
  const today = useToday();
  const id = `${formId}-date`;
  return (
    <div className={list}>
      <Fold form={form} title="Date and time of day" kinds={[DATE, 'time']}>
        <DateField form={form} id={id} />
        <ChoiceGroup form={form} kind="time">
          Time of day
        </ChoiceGroup>
      </Fold>
      {/* Outside of the fold, because a day can also be chosen above, and a date written into the message below. */}
      <Note form={form} id={`${id}-note`} read={context => dateProblem(context, today)} sentenceClass={problem} />
      <Note form={form} read={hoursWarning} />
      <Note form={form} read={announcement} className={hiddenVisually} />
      <Fold form={form} title="Your hair" kinds={['hair', 'needs']}>
        <ChoiceGroup form={form} kind="hair">
          Who brings the hair?
        </ChoiceGroup>
        <ChoiceGroup form={form} kind="needs">
          What should we plan for?
        </ChoiceGroup>
      </Fold>
      <Fold form={form} title="Answer by email" kinds={[EMAIL]}>
        <EmailField form={form} id={`${formId}-email`} />
      </Fold>
    </div>
  );
}

interface FoldProps {
  form: ContactFormActor;
  title: string;
  kinds: readonly string[];
  children: ReactNode;
}

function Fold({ form, title, kinds, children }: FoldProps) {
  // What was answered before, on this page or in the sheet, is shown.
  const [isAnswered] = useState(() => {
    const answers = choicesIn(form.getSnapshot().context.fields.message, lineKinds);
    return kinds.some(kind => answers[kind]);
  });
  return (
    <details className={entry} open={isAnswered}>
      <summary className={css.fold}>
        <h3 className={css.title}>{title}</h3>
      </summary>
      <div className={answer}>{children}</div>
    </details>
  );
}

interface FieldProps {
  form: ContactFormActor;
  id: string;
}

/** The browser's own date field. A date on which the salon cannot take anyone stays in it, with the reason below the fold. */
function DateField({ form, id }: FieldProps) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const unusable = useSelector(form, snapshot => snapshot.context.unusableDate);
  const today = useToday();
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  // A built page does not know the date; React adds the attribute after hydration.
  const isHydrated = useHydrated();
  const [words = ''] = choicesIn(message, lineKinds)[DATE]?.options ?? [];
  const date = unusable || dateFromWords(words);
  return (
    <div className={field}>
      <label className={label} htmlFor={id}>
        First date that works for you
      </label>
      <input
        id={id}
        className={input}
        type="date"
        name={DATE}
        min={(isHydrated && (firstOpenDay(today) || today.day)) || undefined}
        max={isHydrated && today.day ? `${yearOf(today.day) + 1}-12-31` : '9999-12-31'}
        value={date}
        {...mark('written', date)}
        readOnly={busy}
        aria-describedby={`${id}-note`}
        onChange={heard}
      />
    </div>
  );
}

/** What screen readers say about the price that the card above shows. */
function announcement({ fields }: ContactFormContext): string {
  const chosen = choicesIn(fields.message, lineKinds);
  const cost = priceOf(chosen);
  return cost ? `${chosen.style?.options[0]}: ${cost.price}. ${cost.note}` : '';
}

interface NoteProps {
  form: ContactFormActor;
  id?: string;
  className?: string;
  sentenceClass?: string;
  read: (context: ContactFormContext) => string;
}

/** A sentence that appears with an answer. Its place is never hidden, so that screen readers notice the sentence. */
function Note({ form, id, className, sentenceClass, read }: NoteProps) {
  const note = useSelector(form, ({ context }) => read(context));
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

function EmailField({ form, id }: FieldProps) {
  const message = useSelector(form, snapshot => snapshot.context.fields.message);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  // The browser trims an email address.
  const address = choicesIn(message, lineKinds)[EMAIL]?.options[0]?.trim() ?? '';
  return (
    <div className={field}>
      <label className={label} htmlFor={id}>
        Your email
      </label>
      <input
        id={id}
        className={input}
        type="email"
        name={EMAIL}
        autoComplete="email"
        // For `:placeholder-shown`, as in the other fields.
        placeholder=" "
        value={address}
        {...mark('written', address)}
        readOnly={busy}
        onChange={heard}
      />
    </div>
  );
}
