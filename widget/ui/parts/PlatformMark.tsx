import type { Platform } from '../../domain/platforms.ts';
import { named } from '../named.ts';
import { PLATFORM_GLYPHS } from './platform-glyphs.ts';

/** A platform's glyph, white on its brand colour. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <span {...named('platform-mark')} style={{ backgroundColor: platform.color }}>
      <svg viewBox="0 0 72 72" aria-hidden="true" fill="currentColor">
        <path fillRule="evenodd" d={PLATFORM_GLYPHS[platform.connector]} />
      </svg>
    </span>
  );
}
