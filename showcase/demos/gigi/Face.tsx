import { createAvatar } from '@dicebear/core';
import * as micah from '@dicebear/micah';
import { useMemo } from 'react';

const BACKGROUNDS = ['f2b8ac', 'd9f25c', 'f6d88f', 'c9b6e4', '9fd0c4'];

/** A person's portrait, drawn in the page: a seed always has the same face. The name is beside it as text. */
export const Face = ({ seed, className }: { seed: string; className?: string }) => {
  const src = useMemo(() => createAvatar(micah, { seed, backgroundColor: BACKGROUNDS }).toDataUri(), [seed]);
  return <img src={src} alt="" className={className} draggable={false} />;
};

/** Gigi, winking. */
export const GigiMark = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <circle cx="32" cy="32" r="32" fill="var(--color-accent)" />
    <g fill="none" stroke="var(--color-on-accent)" strokeWidth="3.4" strokeLinecap="round">
      <path d="M12 28c3 5 13 5 16 0M14 33l-3 3M20 35v4M26 33l3 3" />
      <path d="M24 47c5 4 12 4 17-1" />
    </g>
    <path d="M36 29c3-8 14-8 18 0-4 6-14 6-18 0Z" fill="var(--color-on-accent)" />
    <circle cx="45" cy="28.5" r="3.6" fill="var(--color-accent)" />
  </svg>
);
