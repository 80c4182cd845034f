/** Every machine's kit, with the content of this site. The three levels and the report all walk these. */
import { askBarKit } from '../../machines/ask-bar/ask-bar.kit';
import { bookingSheetKit } from '../../machines/booking-sheet/booking-sheet.kit';
import { colorThemeKit } from '../../machines/color-theme/color-theme.kit';
import { contactFormKit } from '../../machines/contact-form/contact-form.kit';
import { galleryFilterKit } from '../../machines/gallery-filter/gallery-filter.kit';
import type { AnyKit } from '../../machines/kit/kit';
import { lightboxKit } from '../../machines/lightbox/lightbox.kit';
import { mobileMenuKit } from '../../machines/mobile-menu/mobile-menu.kit';
import { navigationKit } from '../../machines/navigation/navigation.kit';
import { openHoursKit } from '../../machines/open-hours/open-hours.kit';
import { photoLoadingKit } from '../../machines/photo-loading/photo-loading.kit';
import { siteKit } from '../../machines/site/site.kit';
import { testimonialRotatorKit } from '../../machines/testimonial-rotator/testimonial-rotator.kit';
import { toastsKit } from '../../machines/toasts/toasts.kit';
import { zoomKit } from '../../machines/zoom/zoom.kit';
import { hairstyles } from '../content/hairstyles';
import { galleryPhotographs } from '../content/photograph-of';
import { lineKinds } from '../content/request-lines';
import { salon } from '../content/salon';
import { testimonials } from '../content/testimonials';

const alts = galleryPhotographs.map(({ alt }) => alt);
/** A style that has several pictures, but not all. */
const style = hairstyles.find(({ id }) => galleryPhotographs.filter(photo => photo.hairstyle === id).length > 1);

export const kits: readonly AnyKit[] = [
  navigationKit,
  toastsKit,
  mobileMenuKit,
  bookingSheetKit,
  askBarKit({ id: hairstyles[0]?.id ?? '', title: hairstyles[0]?.title ?? '' }),
  colorThemeKit,
  lightboxKit(galleryPhotographs, { id: style?.id ?? '', name: style?.shortName ?? '' }),
  zoomKit(alts),
  photoLoadingKit(alts[0] ?? ''),
  galleryFilterKit(
    galleryPhotographs.map(({ id, alt, hairstyle }) => ({ id, alt, style: hairstyle })),
    Object.fromEntries(hairstyles.map(({ id, shortName }) => [id, shortName])),
  ),
  testimonialRotatorKit(testimonials.map(({ text }) => text)),
  openHoursKit(salon),
  contactFormKit(salon.email, hairstyles[0]?.title ?? '', lineKinds),
  siteKit({ hours: salon.hours, closures: [] }, alts[0] ?? '', hairstyles[0]?.title ?? ''),
];
