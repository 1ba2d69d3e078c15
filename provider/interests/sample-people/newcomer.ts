import type { SamplePerson } from './sample-person.ts';

/** A person with nearly no data on the platforms. */
export const newcomer = {
  id: 'newcomer',
  name: 'Noa, new here',
  youtube: [['Relaxing Piano'], []],
  linkedin: [[], [], []],
  reddit: [['r/pics'], []],
  pinterest: [[], []],
  instagram: [[]],
  github: [[], []],
  facebook: [[]],
  gmail: [[]],
} as const satisfies SamplePerson;
