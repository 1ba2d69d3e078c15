import { createAvatar, type Style } from '@dicebear/core';
import { useMemo } from 'react';

export interface PortraitProps {
  /** A style of `@dicebear/collection`. Each demo imports its own style by name, so that it loads no other. */
  readonly art: Style<object>;
  /** The same seed always draws the same face. */
  readonly seed: string;
  /** Empty if the name is beside the picture. */
  readonly alt: string;
  readonly className?: string;
  /** Colours as hex without `#`. The seed selects one. */
  readonly background?: readonly string[];
}

/** Returns a portrait as a data URI, for places without an element, such as a CSS background. */
const portraitUri = (art: Style<object>, seed: string, background: readonly string[] = []) =>
  createAvatar(art, { seed, backgroundColor: [...background] }).toDataUri();

/** A generated portrait. It needs no network and is always the same for a seed. */
export const Portrait = ({ art, seed, alt, className, background }: PortraitProps) => {
  const src = useMemo(() => portraitUri(art, seed, background), [art, seed, background]);
  return <img src={src} alt={alt} className={className} draggable={false} />;
};
