/**
 * The values that were invented for this repository. Preflight reports each one that the owner has not replaced.
 */

export const sampleSalon: Readonly<Record<string, string>> = {
  name: 'Ochre Row',
  street: '12 Cowrie Lane',
  email: 'info@ochre-row.example',
};

export const SAMPLE_CITY = 'Malden';

export const sampleClaims: Readonly<Record<string, string>> = {
  clients: '500+ Happy Clients',
  styles: '20+ Braiding Styles',
};

/** The first words of each invented testimonial. */
export const sampleTestimonials: readonly string[] = [
  'I asked for medium knotless braids and got exactly the size',
  'The parts on my box braids are so straight',
  'Simple straight-back cornrows, done neatly',
  'These were my first Senegalese twists',
  'I booked six feed-in braids before a trip',
  'My Ghana braids curve to one side',
];

/** Whether a phone number is reserved for fiction, as 555-0100 to 555-0199 are. */
export const isFictionalPhone = (phone: string): boolean => /555\D?01\d\d$/.test(phone.trim());

/**
 * Whether a host cannot be a public site: it is an IP address, a name without a dot, the developer's machine, a
 * reserved name (https://www.rfc-editor.org/rfc/rfc2606), or an example in docs/owner.md.
 */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org)|your-salon\.com|your-name\.github\.io)$/i.test(
    host,
  ) || /^([\d.:[\]]+|[^.]+)$/.test(host);
