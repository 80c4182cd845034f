/** Sizes and lengths that visitors can tap in the request form. The form has no question for an empty list. */
import type { Choices } from './schema';

export const choices: Choices = {
  sizes: [
    { name: 'Small', drawing: 'size-small' },
    { name: 'Medium', drawing: 'size-medium' },
    { name: 'Large', drawing: 'size-large' },
  ],
  lengths: [
    { name: 'Chin', drawing: 'length-chin' },
    { name: 'Shoulder', drawing: 'length-shoulder' },
    { name: 'Mid-back', drawing: 'length-mid-back' },
    { name: 'Waist', drawing: 'length-waist' },
  ],
};
