import type { Appearance } from './character.ts';
import parts from './portrait-parts.json';

const { BACK_HAIR, EARS, EXTRA, FACE, FRINGE, LASHES, MOUTH, NECK, OUTFIT, SHINE, SHOULDERS } = parts;

const INK = '#1a1416';
const line = { stroke: INK, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const Paths = ({ of, fill }: { of: readonly string[]; fill: string }) =>
  of.map((d) => <path key={d} d={d} fill={fill} {...line} />);

const Eye = ({ appearance, at }: { appearance: Appearance; at: 'left' | 'right' }) => (
  <g transform={at === 'right' ? 'translate(200 0) scale(-1 1)' : undefined}>
    <ellipse cx="79.5" cy="116" rx="10.5" ry={appearance.eyes === 'sleepy' ? 10 : 15} fill="#fff" />
    <ellipse cx="80.5" cy="117" rx="8.5" ry={appearance.eyes === 'sleepy' ? 9 : 13} fill={appearance.iris} />
    <ellipse cx="80.5" cy="114" rx="4.5" ry="7" fill={INK} />
    <ellipse cx="80.5" cy="126" rx="4.5" ry="2.5" fill="#fff" opacity="0.45" />
    <path d={LASHES[appearance.eyes]} fill={INK} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
    <path d="M67 90c6-5 14-6 21-3" fill="none" stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
    <ellipse cx="70" cy="139" rx="8" ry="4" fill="#ff5d5d" opacity="0.28" />
  </g>
);

const Face = ({ appearance }: { appearance: Appearance }) => (
  <>
    <Paths of={[NECK, ...EARS]} fill={appearance.skin} />
    <path d="M86 160c8 12 20 14 28 6v-8Z" fill={INK} opacity="0.18" />
    <path d={FACE} fill={appearance.skin} {...line} />
    <Eye appearance={appearance} at="left" />
    <Eye appearance={appearance} at="right" />
    <g fill="#fff">
      <circle cx="77" cy="110" r="3.4" />
      <circle cx="116" cy="110" r="3.4" />
    </g>
    <path d="M99 133l2 3" fill="none" {...line} strokeWidth="2" />
    <path
      d={MOUTH[appearance.mouth].d}
      fill={MOUTH[appearance.mouth].isOpen ? '#b8323a' : 'none'}
      {...line}
      strokeWidth="2.2"
    />
  </>
);

export const CharacterArt = ({ appearance, className }: { appearance: Appearance; className?: string }) => (
  <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
    <Paths of={BACK_HAIR[appearance.hairStyle]} fill={appearance.hair} />
    <Paths of={[SHOULDERS]} fill={appearance.cloth} />
    <Paths of={[NECK]} fill={appearance.skin} />
    <Paths of={OUTFIT[appearance.outfit]} fill={appearance.trim} />
    {appearance.extra !== 'headphones' && <Paths of={EXTRA[appearance.extra]} fill={appearance.accent} />}
    <Face appearance={appearance} />
    <Paths of={FRINGE[appearance.fringe]} fill={appearance.hair} />
    <path d={SHINE} fill="#fff" opacity="0.35" />
    {(appearance.extra === 'headphones' || appearance.extra === 'ribbon' || appearance.extra === 'band') && (
      <Paths of={EXTRA[appearance.extra]} fill={appearance.accent} />
    )}
  </svg>
);
