import { PICTURES, type PictureName } from '../pictures.tsx';

export interface PictureProps {
  readonly picture: PictureName;
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
    {PICTURES[picture]}
  </svg>
);
