import { useSite } from '../../actors/site';
import { ButtonLink } from '../../ui/Button/Button';

/** Leads to the request form, where the style is already named if the message is still empty. */
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
