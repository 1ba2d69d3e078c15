import { type Shape, Shapes } from '../../../shared/ui/Shapes.tsx';
import pictures from '../pictures.json';

const PICTURES = pictures as Record<keyof typeof pictures, readonly Shape[]>;

export interface PictureProps {
  readonly picture: keyof typeof pictures;
  readonly alt: string;
  readonly className?: string;
}

/** A still picture, drawn as SVG. It is dark in both themes. */
export const Picture = ({ picture, alt, className = '' }: PictureProps) => (
  <svg
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={alt}
    className={`od-screen block ${className}`}
  >
    <Shapes of={PICTURES[picture]} />
  </svg>
);
