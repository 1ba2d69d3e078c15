import PATHS from './icons.json';

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} />
    </svg>
  );
}
