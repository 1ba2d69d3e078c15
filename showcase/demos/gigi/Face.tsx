import { createAvatar } from '@dicebear/core';
import * as micah from '@dicebear/micah';
import { useMemo } from 'react';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import drawings from './drawings.json';

const BACKGROUNDS = ['f2b8ac', 'd9f25c', 'f6d88f', 'c9b6e4', '9fd0c4'];

/** A seed always has the same face. */
export const Face = ({ seed, className }: { seed: string; className?: string }) => {
  const src = useMemo(() => createAvatar(micah, { seed, backgroundColor: BACKGROUNDS }).toDataUri(), [seed]);
  return <img src={src} alt="" className={className} draggable={false} />;
};

export const GigiMark = ({ className = '' }: { className?: string }) => (
  <Drawing of={drawings.mark} className={className} />
);
