import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { FailureHelp } from './FailureHelp';
import { Receipt } from './Receipt';
import { SubjectCard } from './SubjectCard';

const details = { receipt: Receipt, subject: SubjectCard, help: FailureHelp };

export interface RequestDetailsProps {
  part: keyof typeof details;
  form: ContactFormActor;
  formId: string;
}

/** Renders a part of the request form that no page shows at first. */
export function RequestDetails({ part, ...rest }: RequestDetailsProps) {
  const Detail = details[part];
  return <Detail {...rest} />;
}
