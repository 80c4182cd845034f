import { useSelector } from '@xstate/react';
import { inCharacters } from '../../../machines/contact-form/in-characters';
import { useSiteActor } from '../../actors/use-site';
import { problem } from './RequestForm.css';

/** Says by about how much the message exceeds the mail service's limit. There is no other length limit. */
export function TooLong({ id }: { id: string }) {
  const form = useSiteActor('contactForm');
  const text = useSelector(form, ({ context: { excess, fields } }) => {
    const { over, limit } = inCharacters(fields, excess);
    const [many, most] = [over, limit].map(count => count.toLocaleString('en-US'));
    return `Your message is too long to send: it’s about ${many} characters over the limit of about ${most}. Please shorten it. Nothing was sent, and your text is still here.`;
  });
  return (
    <p id={id} className={problem} role="alert">
      {text}
    </p>
  );
}
