import { describe, expect, it } from 'vitest';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import { PLATFORMS, platformsFor } from '../../../widget/domain/platforms.ts';

describe('the platforms', () => {
  it('are one for each connector, each with a name and a colour', () => {
    expect(PLATFORMS.map(({ connector }) => connector)).toEqual(CONNECTORS);
    for (const { name, color } of PLATFORMS) {
      expect(name).not.toBe('');
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('are those the host lists, in its order', () => {
    expect(platformsFor(['gmail', 'youtube']).map(({ name }) => name)).toEqual(['Gmail', 'YouTube']);
    expect(platformsFor([])).toEqual([]);
  });
});
