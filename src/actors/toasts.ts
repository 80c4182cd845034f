import type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';

export interface Toast {
  variant: 'success' | 'destructive';
  title: string;
  detail: string;
  /** Ways on from here that need none of the site. */
  links?: readonly { href: string; label: string }[];
}

/** Where toasts are shown, by src/components/Toasts, which also says how long. At most one stands at a time. */
export interface Notifier {
  show(toast: Toast): void;
  /** Takes away what is shown, if anything is; with a toast, only if it is that one. */
  dismiss(only?: Toast): void;
}

/** The one place that turns what the contact form says into words for the visitor. */
export function announceMessages(form: ContactFormActor, notifier: Notifier, email: string): void {
  form.on('message.submitted', () => notifier.dismiss());
  form.on('message.incomplete', () =>
    notifier.show({
      variant: 'destructive',
      title: 'Please fill in all fields',
      detail: 'All fields are required to submit your message.',
    }),
  );
  form.on('message.sent', () =>
    notifier.show({
      variant: 'success',
      title: 'Message sent successfully!',
      detail: "We'll get back to you within 24 hours to schedule your appointment.",
    }),
  );
  form.on('message.failed', ({ failure }) => {
    console.error('The message was not sent:', failure);
    notifier.show({
      variant: 'destructive',
      title: 'Failed to send message',
      detail: `Please try again later or contact us directly at ${email}.`,
      links: [{ href: `mailto:${email}`, label: 'Write to us' }],
    });
  });
}
