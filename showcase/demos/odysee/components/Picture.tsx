import { PICTURES, type PictureName } from '../pictures.tsx';

export interface PictureProps {
  readonly picture: PictureName;
  readonly alt: string;
  readonly className?: string;
}

/** A still, drawn on the spot; the screen is as dark by day as by night. */
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
