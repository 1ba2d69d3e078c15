/** Background colours of the characters. */
export const INKS = {
  vermilion: '#f0512f',
  sky: '#7fc4d8',
  butter: '#ffd166',
  moss: '#8aa86a',
  rose: '#f49ab0',
  night: '#394a86',
  plum: '#7d5ba6',
} as const;
