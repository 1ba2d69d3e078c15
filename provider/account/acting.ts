import type { SectionName } from './parts/SectionNav.tsx';

/** The last completed action, and its section. */
export interface Done {
  readonly section: SectionName;
  readonly text: string;
}

/** The functions that the sections use for actions. */
export interface Acting {
  /** Runs the work. If the session has ended, it shows the sign-in instead of an error. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  /** Reloads everything and announces the completed action. */
  readonly finish: (section: SectionName, text: string) => Promise<void>;
  readonly done: Done | null;
}
