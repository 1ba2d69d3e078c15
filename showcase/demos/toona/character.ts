import type { BACK_HAIR, EXTRA, FRINGE, LASHES, MOUTH, OUTFIT } from './components/portrait-parts.ts';

/** Drawing instructions of a character; colours are CSS. */
export interface Appearance {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  readonly cloth: string;
  readonly trim: string;
  readonly accent: string;
  readonly hairStyle: keyof typeof BACK_HAIR;
  readonly fringe: keyof typeof FRINGE;
  readonly eyes: keyof typeof LASHES;
  readonly mouth: keyof typeof MOUTH;
  readonly outfit: keyof typeof OUTFIT;
  readonly extra: keyof typeof EXTRA;
}

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly anime: string;
  readonly image: Appearance;
  /** Of a character that the person made: the turn of `mixAppearance`. */
  readonly look?: number;
}

/** The printed number: `05`. */
export const printedNumber = ({ id }: Character): string => String(id).padStart(2, '0');
