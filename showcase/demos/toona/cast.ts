import cast from './cast.json';
import type { Character } from './character.ts';

export const CHARACTERS = cast as readonly Character[];
