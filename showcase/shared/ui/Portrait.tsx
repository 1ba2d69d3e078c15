import { createAvatar, type Style } from '@dicebear/core';
import { useMemo } from 'react';

export interface PortraitProps {
  /** A style of `@dicebear/collection`, imported by name by the demo, so that each pays for its own. */
  readonly art: Style<object>;
  /** The same seed draws the same face on every visit. */
  readonly seed: string;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  readonly className?: string;
  /** Colours as hex without `#`; one is picked by the seed. */
  readonly background?: readonly string[];
}

/** A portrait as a data URI, for where an element won't do (a CSS background, say). */
const portraitUri = (art: Style<object>, seed: string, background: readonly string[] = []) =>
  createAvatar(art, { seed, backgroundColor: [...background] }).toDataUri();

/** A portrait drawn on the spot: no network, never broken, the same each time. */
export const Portrait = ({ art, seed, alt, className, background }: PortraitProps) => {
  const src = useMemo(() => portraitUri(art, seed, background), [art, seed, background]);
  return <img src={src} alt={alt} className={className} draggable={false} />;
};
