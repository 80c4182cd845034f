const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  back: 'M20 12H5m6-6l-6 6 6 6',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.500a11 11 0 006 6l1.500-2 4 1.500v3a2 2 0 01-2.200 2A17 17 0 014.500 5.700a2 2 0 012-2.200z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5z',
  sun: 'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6L7 7m10 10l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4M12 8a4 4 0 100 8 4 4 0 000-8z',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.500 10.500z',
} as const;

interface IconProps {
  name?: keyof typeof paths;
  /** An icon that is used in only one place is given as a path, in a 24 x 24 view box. */
  path?: string;
  size?: number;
}

/** A decorative icon. Screen readers skip the icon, because the control around it has a name. */
export function Icon({ name, path, size = 22 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      // In rem, so that an icon grows with text.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
