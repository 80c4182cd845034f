import { useSite } from '../../actors/site';
import { ButtonLink } from '../../ui/Button/Button';

/** Links to the request form, with the style filled in if the message is empty. */
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
