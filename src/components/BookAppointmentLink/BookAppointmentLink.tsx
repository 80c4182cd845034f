import { useSite } from '../../actors/use-site';
import { ButtonLink } from '../../ui/Button/Button';

interface BookAppointmentLinkProps {
  hairstyle: string;
  tone?: 'primary' | 'quiet';
}

/** Links to the request form, and chooses this style in the message. */
export function BookAppointmentLink({ hairstyle, tone = 'primary' }: BookAppointmentLinkProps) {
  const site = useSite();
  return (
    <ButtonLink
      tone={tone}
      data-script-first=""
      href="/contact"
      aria-label={`Book Appointment: ${hairstyle}`}
      onClick={() => site.send({ type: 'hairstyle.choose', title: hairstyle })}
    >
      Book Appointment
    </ButtonLink>
  );
}
