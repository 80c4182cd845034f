import { stars } from './Stars.css';

const star = 'M12 2.8l2.7 6 6.500.6-4.900 4.300 1.500 6.400L12 16.700l-5.800 3.400 1.500-6.400L2.800 9.400l6.500-.6z';

/** A rating as stars, which screen readers read as one sentence. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={stars} role="img" aria-label={`${count} out of 5 stars`}>
      {['first', 'second', 'third', 'fourth', 'fifth'].slice(0, count).map(place => (
        <svg key={place} viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
