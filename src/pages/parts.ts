/** Static parts of the pages. They are named here, and not in their pages, so that they load together with their page, not after it. */
import { deferred } from '../ui/Deferred/Deferred';

export const Choosing = deferred(() => import('./ServicesPage/Choosing').then(part => part.Choosing));

export const Welcome = deferred(() => import('./ContactPage/Welcome').then(part => part.Welcome));
export const Hair = deferred(() => import('./ContactPage/Welcome').then(part => part.Hair));
export const AfterForm = deferred(() => import('./ContactPage/AfterForm').then(part => part.AfterForm));
