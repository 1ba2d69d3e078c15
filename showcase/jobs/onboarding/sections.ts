/** The collapsible sections in their order (specification §2.4). */
export const SECTIONS = ['personality', 'personal', 'skill', 'cv'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_TITLES = {
  personality: 'Personality Data',
  personal: 'Personal Data',
  skill: 'Skill Data',
  cv: 'CV',
} as const satisfies Record<SectionName, string>;

/** Returns the next or previous section; at either end, the same section. */
export const neighbour = (section: SectionName, step: 1 | -1): SectionName =>
  SECTIONS[SECTIONS.indexOf(section) + step] ?? section;
