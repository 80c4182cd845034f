import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { excessOf, type FieldName, isBlank } from '../../../machines/contact-form/message.schema';
import { useSiteActor } from '../../actors/use-site';
import { mark } from '../../effects/marks';
import { newReference } from '../../effects/reference';
import { showing } from '../../effects/shown-fields';
import { hiddenVisually } from '../../theme/hidden.css';
import { Button } from '../../ui/Button/Button';
import { BeforeYouBook } from '../BeforeYouBook/BeforeYouBook';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Choices } from './Choices';
import { FailureHelp } from './FailureHelp';
import { inCharacters } from './in-characters';
import { LostChoices } from './LostChoices';
import { NextOpenDay } from './NextOpenDay';
import { OptionalQuestions } from './OptionalQuestions';
import { Receipt } from './Receipt';
import * as css from './RequestForm.css';
import { StyleChoice } from './StyleChoice';
import { SubjectCard } from './SubjectCard';
import { useFormId } from './use-request';

/** Renders a part of the form; if the part fails, the form works without it. */
const Optional = ({ children }: { children: ReactNode }) => <ErrorBoundary instead={null}>{children}</ErrorBoundary>;

/** The form to request an appointment. The contact page and the sheet share one draft. */
export function RequestForm() {
  const form = useSiteActor('contactForm');
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const sent = useSelector(form, snapshot => snapshot.matches('sent'));
  const failed = useSelector(form, snapshot => snapshot.matches({ editing: 'failed' }));
  const tooLong = useSelector(form, snapshot => snapshot.matches({ editing: 'tooLong' }));
  const tooLongId = useFormId('too-long');
  return (
    <>
      {sent && (
        // If the receipt cannot be shown, its state ends, so that the form stays.
        <ErrorBoundary instead={null} onError={() => form.send({ type: 'receipt.dismiss' })}>
          <Receipt />
          <Button tone="quiet" width="full" onClick={() => form.send({ type: 'message.write' })}>
            Write another message
          </Button>
        </ErrorBoundary>
      )}
      <form
        className={css.form}
        hidden={sent}
        // If the form is submitted before hydration, nothing is sent, and no text gets into the address.
        method="dialog"
        noValidate
        aria-busy={busy}
        onSubmit={event => {
          event.preventDefault();
          form.send({ type: 'form.submit', honeypot: honeypotValue(event.currentTarget), reference: newReference() });
        }}
      >
        <p className={css.required}>Fields with * are required.</p>
        <Field name="name" label="Full Name *" type="text" autoComplete="name" />
        <Field name="phone" label="Phone Number *" type="tel" autoComplete="tel" />
        <StyleChoice />
        {/* Below the menu, so that choosing a style does not move the menu. */}
        <Optional>
          <SubjectCard />
        </Optional>
        <Choices />
        <Optional>
          <OptionalQuestions />
        </Optional>
        <Field name="message" label="Message *" tooLongId={tooLongId} />
        <Optional>
          <LostChoices />
        </Optional>
        <Honeypot />
        <Optional>{tooLong && <TooLong id={tooLongId} />}</Optional>
        <Optional>
          <div>
            <BeforeYouBook on="form" />
            <NextOpenDay />
          </div>
        </Optional>
        <Optional>{failed && <FailureHelp />}</Optional>
        <div className={css.send} tabIndex={-1} {...mark('send')}>
          <Button type="submit" width="full" disabled={busy}>
            {busy ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        <p className={hiddenVisually} role="status">
          {busy && 'Sending...'}
        </p>
      </form>
    </>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: FieldName;
  label: string;
  /** Of the message: the id of what says that it is too long. */
  tooLongId?: string;
}

/** A required field: one line of a type, or without a type several lines. */
function Field({ name, label, tooLongId, type, autoComplete }: FieldProps) {
  const form = useSiteActor('contactForm');
  const value = useSelector(form, snapshot => snapshot.context.fields[name]);
  const missing = useSelector(form, snapshot => snapshot.matches({ editing: 'incomplete' })) && isBlank(value);
  const tooLong = useSelector(form, snapshot => snapshot.matches({ editing: 'tooLong' })) && tooLongId !== undefined;
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const id = useFormId(name);
  const problemId = `${id}-problem`;
  const control = {
    id,
    name,
    // Invisible. With it, `:placeholder-shown` matches empty fields.
    placeholder: ' ',
    // The direction of what is typed: right to left for Arabic.
    dir: 'auto',
    readOnly: busy,
    'aria-required': true,
    'aria-invalid': missing || tooLong,
    'aria-describedby': missing ? problemId : tooLong ? tooLongId : undefined,
    ...showing(value),
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {type ? (
        <input {...control} className={css.input} type={type} autoComplete={autoComplete} />
      ) : (
        <textarea {...control} className={css.message} rows={6} />
      )}
      {missing && (
        <p id={problemId} className={css.problem}>
          Please fill in this field.
        </p>
      )}
    </div>
  );
}

/** Says by about how much the message exceeds the mail service's limit. There is no other length limit. */
function TooLong({ id }: { id: string }) {
  const form = useSiteActor('contactForm');
  const text = useSelector(form, ({ context }) => {
    const { over, limit } = inCharacters(context.fields, excessOf(context));
    const [many, most] = [over, limit].map(count => count.toLocaleString('en-US'));
    return `Your message is too long to send: it’s about ${many} characters over the limit of about ${most}. Please shorten it. Nothing was sent, and your text is still here.`;
  });
  return (
    <p id={id} className={css.problem} role="alert">
      {text}
    </p>
  );
}

/** A field name that robots fill in, but browsers' autofill does not. */
const FIELD_NAME = 'subject';

/** A hidden field for robots: unfocusable, and ignored by assistive technology and autofill. */
function Honeypot() {
  return (
    <input
      className={hiddenVisually}
      type="text"
      name={FIELD_NAME}
      autoComplete="off"
      tabIndex={-1}
      aria-hidden
      inert
    />
  );
}

/** The honeypot's value: empty unless a robot or an extension filled it in. Other programs may remove or duplicate the field. */
const honeypotValue = (form: HTMLFormElement) => new FormData(form).getAll(FIELD_NAME).join('');
