import { deferred } from '../../ui/Deferred/Deferred';

/** Parts of the form whose code loads later; the form works even if that code cannot be loaded. */
export const RequestDetails = deferred(() => import('./RequestDetails').then(details => details.RequestDetails));
