import type parts from './components/portrait-parts.json';

type Parts = typeof parts;

/** Drawing instructions of a character; colours are CSS. */
export interface Appearance {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  readonly cloth: string;
  readonly trim: string;
  readonly accent: string;
  readonly hairStyle: keyof Parts['BACK_HAIR'];
  readonly fringe: keyof Parts['FRINGE'];
  readonly eyes: keyof Parts['LASHES'];
  readonly mouth: keyof Parts['MOUTH'];
  readonly outfit: keyof Parts['OUTFIT'];
  readonly extra: keyof Parts['EXTRA'];
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
