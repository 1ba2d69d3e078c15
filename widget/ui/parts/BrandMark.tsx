import { BRAND_TILES } from '../../brand-mark.ts';
import { named } from '../named.ts';

export function BrandMark() {
  return (
    <svg
      {...named('brand-mark')}
      viewBox="2 1 21 21"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {BRAND_TILES.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
