import { type Character, printedNumber } from '../character.ts';
import { CharacterArt } from './CharacterArt.tsx';

/** The large panel: the first character of the page. */
export const Starring = ({ character }: { character: Character }) => (
  <section aria-labelledby="starring" className="toona-panel relative overflow-hidden">
    <div
      className="absolute inset-y-0 right-0 w-[50%] [clip-path:polygon(24%_0,100%_0,100%_100%,0_100%)] sm:w-[58%]"
      style={{ backgroundColor: character.image.background }}
    >
      <div className="toona-speed absolute inset-0" />
      <CharacterArt
        key={character.id}
        appearance={character.image}
        className="absolute -right-[12%] bottom-0 h-[94%] animate-card sm:right-[10%] sm:h-[99%]"
      />
    </div>
    <div className="relative grid min-h-52 max-w-[54%] grid-cols-1 content-center gap-2 py-6 pl-4 sm:min-h-72 sm:max-w-[48%] sm:pl-8">
      <p className="w-fit bg-(--tn-ink) px-2 py-0.5 text-xs font-bold text-(--tn-panel)">
        Starring No. {printedNumber(character)}
      </p>
      <h2 id="starring" className="toona-display text-2xl break-words sm:text-[min(3rem,max(48px,4.5vw))]">
        {character.name}
      </h2>
      <p className="text-sm font-medium break-words text-(--tn-soft) sm:text-base">
        from “{character.anime}”
      </p>
    </div>
  </section>
);
