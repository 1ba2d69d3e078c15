import cast from './cast.json';
import data from './data.json';
import type parts from './portrait-parts.json';

type Parts = typeof parts;

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
  /** The argument of `mixAppearance`, for a character that the person made. */
  readonly look?: number;
}

export const printedNumber = ({ id }: Character): string => String(id).padStart(2, '0');

export const CHARACTERS = cast as readonly Character[];

export const COINS = 150;

export const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));
