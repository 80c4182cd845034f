import { deferred } from '../../ui/Deferred/Deferred';

/** The form works even if their code cannot be loaded. */
export const RequestDetails = deferred(() => import('./RequestDetails').then(details => details.RequestDetails));
