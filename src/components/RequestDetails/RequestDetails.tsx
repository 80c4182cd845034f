import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { BeforeSending } from './BeforeSending';
import { FailureHelp } from './FailureHelp';
import { OptionalQuestions } from './OptionalQuestions';
import { Receipt } from './Receipt';
import { SubjectCard } from './SubjectCard';
import { TooLong } from './TooLong';

const details = {
  receipt: Receipt,
  subject: SubjectCard,
  questions: OptionalQuestions,
  tooLong: TooLong,
  terms: BeforeSending,
  help: FailureHelp,
};

export interface RequestDetailsProps {
  part: keyof typeof details;
  form: ContactFormActor;
  formId: string;
}

/** Renders a part of the request form whose code loads later. */
export function RequestDetails({ part, ...rest }: RequestDetailsProps) {
  const Detail = details[part];
  return <Detail {...rest} />;
}
