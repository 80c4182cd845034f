/** What so many visits a month mean for a host, and for a mail service that takes one message a second. */

/** Assumed: the busiest hours are so many times as busy as the average one. */
const PEAK = 10;
/** Assumed: so many visits end with a message. */
const SENDERS = 0.02;

const SECONDS_A_MONTH = 30.4 * 24 * 3_600;

export interface Scale {
  visits: number;
  requests: number;
  bytes: number;
  /** Requests and bits in a second of the busiest hours. */
  peakRequests: number;
  peakBits: number;
  messages: number;
  /** Of the messages sent in the busiest hours, the share that comes within a second of another one. */
  refused: number;
}

/** `perVisit`: requests and bytes of one visit. */
export function scale(visits: number, perVisit: { requests: number; bytes: number }): Scale {
  const perSecond = (month: number) => (month / SECONDS_A_MONTH) * PEAK;
  const messages = visits * SENDERS;
  return {
    visits,
    requests: visits * perVisit.requests,
    bytes: visits * perVisit.bytes,
    peakRequests: perSecond(visits * perVisit.requests),
    peakBits: perSecond(visits * perVisit.bytes) * 8,
    messages,
    // Visitors do not wait for each other: the second after a message is free of others with this probability.
    refused: 1 - Math.exp(-perSecond(messages)),
  };
}
