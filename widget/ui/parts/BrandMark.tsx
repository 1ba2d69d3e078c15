import { BRAND_MARK } from '../../brand-mark.ts';

export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox={BRAND_MARK.viewBox} aria-hidden="true" fill="currentColor">
      {BRAND_MARK.paths.map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
    </svg>
  );
}
