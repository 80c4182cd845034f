/** Why a message did not arrive. `status`: the mail service's HTTP status, if it answered. */
export interface SendFailure {
  kind: 'refused' | 'unreachable' | 'unconfigured' | 'timeout';
  status?: number;
  detail: string;
}

export const timeout: SendFailure = { kind: 'timeout', detail: 'no answer in time' };

/** The mail service rejects with a `SendFailure`. Any other error is a bug, and is converted to a failure with its text. */
export function asFailure(error: unknown): SendFailure {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as SendFailure;
  return { kind: 'unreachable', detail: String(error) };
}
