import { useMemo } from 'react';
import { type Art, drawPortrait } from '../lib/draw-portrait.ts';

export interface PortraitProps {
  /** A style of `@dicebear/collection`. Each demo imports its own style by name, so that it loads no other. */
  readonly art: Art;
  /** The same seed always draws the same face. */
  readonly seed: string;
  /** Empty if the name is beside the picture. */
  readonly alt: string;
  readonly className?: string;
  /** Colours as hex without `#`. The seed selects one. */
  readonly background?: readonly string[];
}

/** A generated portrait. It needs no network and is always the same for a seed. */
export const Portrait = ({ art, seed, alt, className, background }: PortraitProps) => {
  const src = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(drawPortrait(art, seed, background))}`,
    [art, seed, background],
  );
  return <img src={src} alt={alt} className={className} draggable={false} />;
};
