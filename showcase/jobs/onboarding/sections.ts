/** The collapsible sections in their order (specification §2.4). */
export const SECTIONS = ['personality', 'personal', 'skill', 'cv'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_TITLES = {
  personality: 'Personality Data',
  personal: 'Personal Data',
  skill: 'Skill Data',
  cv: 'CV',
} as const satisfies Record<SectionName, string>;

/** The neighbour in a direction; the same section at either end. */
export const neighbour = (section: SectionName, step: 1 | -1): SectionName =>
  SECTIONS[SECTIONS.indexOf(section) + step] ?? section;
