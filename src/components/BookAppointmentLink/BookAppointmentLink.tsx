import { useSite } from '../../actors/site';
import { ButtonLink } from '../../ui/Button/Button';

/** Links to the request form, and chooses this style in the message. */
export function BookAppointmentLink({ hairstyle }: { hairstyle: string }) {
  const site = useSite();
  return (
    <ButtonLink
      data-script-first=""
      href="/contact"
      aria-label={`Book Appointment: ${hairstyle}`}
      onClick={() => site.send({ type: 'hairstyle.choose', title: hairstyle })}
    >
      Book Appointment
    </ButtonLink>
  );
}
