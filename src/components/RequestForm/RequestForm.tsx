import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import type { FieldName } from '../../../machines/contact-form/message.schema';
import { choicesIn } from '../../../machines/contact-form/request-lines';
import { PAGE_FORM } from '../../actors/site';
import { useSiteActor } from '../../actors/use-site';
import { mark } from '../../effects/marks';
import { newReference } from '../../effects/reference';
import { heard } from '../../effects/shown-fields';
import { lineKinds } from '../../site/request-lines';
import { hiddenVisually } from '../../theme/hidden.css';
import { Button } from '../../ui/Button/Button';
import { BeforeYouBook } from '../BeforeYouBook/BeforeYouBook';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { Choices } from './Choices';
import { FailureHelp } from './FailureHelp';
import { Honeypot, honeypotValue } from './Honeypot';
import { NextOpenDay } from './NextOpenDay';
import { OptionalQuestions } from './OptionalQuestions';
import { Receipt } from './Receipt';
import * as css from './RequestForm.css';
import { StyleChoice } from './StyleChoice';
import { SubjectCard } from './SubjectCard';
import { TooLong } from './TooLong';

/** Renders a part of the form; if the part fails, the form works without it. */
const Part = ({ children }: { children: ReactNode }) => <ErrorBoundary instead={null}>{children}</ErrorBoundary>;

/** The form to request an appointment. The contact page and the sheet share one draft. */
export function RequestForm({ id = PAGE_FORM }: { id?: string }) {
  const form = useSiteActor('contactForm');
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const sent = useSelector(form, snapshot => snapshot.hasTag('receipt'));
  const failed = useSelector(form, snapshot => snapshot.hasTag('failed'));
  const tooLong = useSelector(form, snapshot => snapshot.context.excess > 0);
  const hasStyle = useSelector(form, ({ context }) => choicesIn(context.fields.message, lineKinds).style !== undefined);
  return (
    <>
      {sent && (
        // If the receipt cannot be shown, its state ends, so that the form stays.
        <ErrorBoundary instead={null} onError={() => form.send({ type: 'receipt.dismiss' })}>
          <Receipt form={form} formId={id} />
          <Button tone="quiet" width="full" onClick={() => form.send({ type: 'message.write' })}>
            Write another message
          </Button>
        </ErrorBoundary>
      )}
      <form
        id={id}
        className={css.form}
        hidden={sent}
        // If the form is submitted before hydration, nothing is sent, and no text gets into the address.
        method="dialog"
        noValidate
        aria-busy={busy}
        onSubmit={event => {
          event.preventDefault();
          form.send({
            type: 'form.submit',
            honeypot: honeypotValue(event.currentTarget),
            reference: newReference(),
          });
        }}
      >
        <p className={css.required}>Only fields with * are required.</p>
        <Field form={form} formId={id} name="name" label="Full Name *" type="text" autoComplete="name" />
        <Field form={form} formId={id} name="phone" label="Phone Number *" type="tel" autoComplete="tel" />
        <StyleChoice form={form} formId={id} />
        {/* Below the menu, so that choosing a style does not move the menu. */}
        <Part>{hasStyle && <SubjectCard form={form} />}</Part>
        <Choices form={form} />
        <Part>
          <OptionalQuestions form={form} formId={id} />
        </Part>
        <Field form={form} formId={id} name="message" label="Message *" />
        <Honeypot />
        <Part>{tooLong && <TooLong form={form} formId={id} />}</Part>
        <Part>
          <div>
            <BeforeYouBook on="form" />
            <NextOpenDay />
          </div>
        </Part>
        <Part>{failed && <FailureHelp form={form} />}</Part>
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
  form: ContactFormActor;
  formId: string;
  name: FieldName;
  label: string;
}

/** A required field: one line of a type, or without a type several lines. */
function Field({ form, formId, name, label, type, autoComplete }: FieldProps) {
  const value = useSelector(form, snapshot => snapshot.context.fields[name]);
  const missing = useSelector(form, snapshot => snapshot.context.missing.includes(name));
  const tooLong = useSelector(form, snapshot => name === 'message' && snapshot.context.excess > 0);
  const busy = useSelector(form, snapshot => snapshot.hasTag('busy'));
  const id = `${formId}-${name}`;
  const problemId = `${id}-problem`;
  const control = {
    id,
    name,
    value,
    // Invisible. With it, `:placeholder-shown` matches empty fields.
    placeholder: ' ',
    // The direction of what is typed: right to left for Arabic.
    dir: 'auto',
    readOnly: busy,
    'aria-required': true,
    'aria-invalid': missing || tooLong,
    'aria-describedby': missing ? problemId : tooLong ? `${formId}-too-long` : undefined,
    onChange: heard,
    ...mark('written', value),
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {type ? (
        <input {...control} className={css.input} type={type} autoComplete={autoComplete} />
      ) : (
        <textarea {...control} className={css.message} rows={6} autoComplete="off" />
      )}
      {missing && (
        <p id={problemId} className={css.problem}>
          Please fill in this field.
        </p>
      )}
    </div>
  );
}
