import type { SectionName } from './parts/SectionNav.tsx';

/** The last thing that was done, and in which section. */
export interface Done {
  readonly section: SectionName;
  readonly text: string;
}

/** What the sections are given to act with. */
export interface Acting {
  /** Does the work; where the session ended meanwhile, leads to the sign-in instead. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  /** Reads everything again and says what was done. */
  readonly finish: (section: SectionName, text: string) => Promise<void>;
  readonly done: Done | null;
}
