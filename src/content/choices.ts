/** Sizes and lengths that visitors can tap in the request form. The form has no question for an empty list. */
import type { Choices } from './schema';

export const choices: Choices = {
  sizes: [
    { name: 'Small', braids: 7 },
    { name: 'Medium', braids: 5 },
    { name: 'Large', braids: 3 },
  ],
  lengths: [
    { name: 'Chin', reach: 0.08 },
    { name: 'Shoulder', reach: 0.32 },
    { name: 'Mid-back', reach: 0.62 },
    { name: 'Waist', reach: 0.92 },
  ],
};
