import type { Testimonial } from './schema';

/** Placeholder quotes; replace them with real ones. The page labels each of these 'Sample'. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Naomi R.',
    text: 'I asked for medium knotless braids and got exactly the size in my picture. My braider checked in about the tension twice, and I could turn my head comfortably on the ride home.',
    rating: 5,
    hairstyle: 'knotless-braids',
    sample: true,
  },
  {
    name: 'Fabiola D.',
    text: 'The parts on my box braids are so straight that my sister took a photo of the back of my head. It was a long appointment, but a friendly one, and they told me the time up front.',
    rating: 5,
    hairstyle: 'box-braids',
    sample: true,
  },
  {
    name: 'Marcus L.',
    text: 'Simple straight-back cornrows, done neatly and without rushing. I came in on a Wednesday morning, said what I wanted, and was back at work right after lunch.',
    rating: 5,
    hairstyle: 'cornrows',
    sample: true,
  },
  {
    name: 'Simone A.',
    text: 'These were my first Senegalese twists, so I had a lot of questions. Everyone answered them patiently, showed me the lengths, and the twists came out smooth and even all the way down.',
    rating: 5,
    hairstyle: 'senegalese-twists',
    sample: true,
  },
  {
    name: 'Luciana S.',
    text: 'I booked six feed-in braids before a trip and loved how flat they sat at the front. When one row felt snug I said so, and she loosened it with a smile.',
    rating: 5,
    hairstyle: 'feed-in-braids',
    sample: true,
  },
  {
    name: 'Adwoa K.',
    text: 'My Ghana braids curve to one side just the way I drew them on a napkin. The rows are clean, the finish is tidy, and I’ve already told two friends where I went.',
    rating: 5,
    hairstyle: 'ghana-braids',
    sample: true,
  },
];
