import { useChooseHairstyle } from '../../actors/choose-hairstyle';
import { ButtonLink } from '../../ui/Button/Button';

/** Leads to the request form, where the style is already named if the message is still empty. */
export function BookAppointmentLink({ hairstyle }: { hairstyle: string }) {
  const choose = useChooseHairstyle();
  return (
    <ButtonLink
      data-script-first=""
      href="/contact"
      aria-label={`Book Appointment: ${hairstyle}`}
      onClick={() => choose(hairstyle)}
    >
      Book Appointment
    </ButtonLink>
  );
}
