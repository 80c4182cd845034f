/** Why a message did not arrive. `status` is the provider's HTTP status where it answered at all. */
export interface SendFailure {
  kind: 'refused' | 'unreachable' | 'unconfigured' | 'timeout';
  status?: number;
  detail: string;
}

export const timeout: SendFailure = { kind: 'timeout', detail: 'no answer in time' };

/** The service rejects with a `SendFailure`; anything else is a fault of ours and is told as what it says. */
export function asFailure(error: unknown): SendFailure {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as SendFailure;
  return { kind: 'unreachable', detail: String(error) };
}
