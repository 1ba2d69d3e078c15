import { useId } from 'react';
import prints from '../prints.json';

export interface PrintProps {
  readonly name: keyof typeof prints;
  readonly alt: string;
  readonly className?: string;
}

/**
 * A two-ink picture: solid areas of each ink, dots of the first and lines of the second. It uses the two inks of the
 * issue; the inks mix where they overlap.
 */
export const Print = ({ name, alt, className = '' }: PrintProps) => {
  const id = useId();
  const { first, second, dots, lines } = prints[name];
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      fillRule="evenodd"
      className={`isolate bg-(--paper) *:mix-blend-multiply dark:*:mix-blend-screen ${className}`}
    >
      <defs>
        <pattern
          id={`${id}dots`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle cx="4" cy="4" r="2.1" fill="var(--first)" />
        </pattern>
        <pattern
          id={`${id}lines`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-18)"
        >
          <rect width="7" height="3.2" fill="var(--second)" />
        </pattern>
      </defs>
      <path d={dots} fill={`url(#${id}dots)`} />
      <path d={lines} fill={`url(#${id}lines)`} />
      <path d={first} fill="var(--first)" />
      <path d={second} fill="var(--second)" transform="translate(2 -2)" />
    </svg>
  );
};
