import type { Salon } from './schema';

/**
 * Invented values, none of which belongs to a real person or business. Replace them with the salon's own, and set
 * `sample` to false.
 */
export const salon = {
  sample: true,
  name: 'Ochre Row',
  tagline: 'Hair braiding in Malden, Massachusetts',
  street: '12 Cowrie Lane',
  city: 'Malden',
  state: 'MA',
  zip: '02148',
  phone: { shown: '(781) 555-0142', dial: '+17815550142', texts: true },
  email: 'info@ochre-row.example',
  timeZone: 'America/New_York',
  hours: [
    { day: 'Monday', opens: '08:00', closes: '18:00' },
    { day: 'Wednesday', opens: '08:00', closes: '18:00' },
    { day: 'Friday', opens: '08:00', closes: '18:00' },
    { day: 'Saturday', opens: '08:00', closes: '18:00' },
    { day: 'Sunday', opens: '10:00', closes: '18:00' },
  ],
  map: { latitude: 42.4251, longitude: -71.0662 },
  claims: { clients: '500+ Happy Clients', styles: '20+ Braiding Styles' },
  urgentCall: {
    heading: 'Need your braids sooner?',
    text: 'For same-day appointments, please call. We answer during business hours.',
  },
  social: [
    { name: 'Instagram', url: '#' },
    { name: 'Facebook', url: '#' },
    { name: 'TikTok', url: '#' },
  ],
  copyrightYear: 2025,
} as const satisfies Salon;
