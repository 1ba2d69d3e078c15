import type { Character } from '../character.ts';
import { CharacterArt } from './CharacterArt.tsx';

const CUTS = [
  'polygon(0 0, 100% 0, 100% 88%, 0 100%)',
  'polygon(0 0, 100% 0, 90% 100%, 0 100%)',
  'polygon(10% 0, 100% 0, 100% 100%, 0 100%)',
] as const;

const Panel = ({ character, cut, className }: { character: Character; cut: string; className: string }) => (
  <div
    className={`relative min-h-0 bg-(--tn-ink) p-[3px] ${className}`}
    style={{ clipPath: cut }}
    aria-hidden="true"
  >
    <div
      className="relative size-full overflow-hidden"
      style={{ clipPath: cut, backgroundColor: character.image.background }}
    >
      <div className="toona-speed absolute inset-0" />
      <CharacterArt
        appearance={character.image}
        className="absolute -bottom-2 left-1/2 h-[104%] max-w-none -translate-x-1/2"
      />
    </div>
  </div>
);

/** A page of three panels with slanted gaps. */
export const Spread = ({ characters }: { characters: readonly Character[] }) => {
  const [lead, left, right] = characters;
  return (
    <div className="grid h-full grid-cols-2 grid-rows-[3fr_2fr] gap-2">
      {lead && <Panel character={lead} cut={CUTS[0]} className="col-span-2" />}
      {left && <Panel character={left} cut={CUTS[1]} className="-mt-[6%] -mr-[4%]" />}
      {right && <Panel character={right} cut={CUTS[2]} className="-mt-[9%] -ml-[4%]" />}
    </div>
  );
};
