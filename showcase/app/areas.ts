import { docs } from '../docs/index.ts';
import { jobs } from '../jobs/index.ts';
import { links } from '../links/index.ts';
import type { Area } from '../shared/area.ts';
import { QUESTIONS_KEY } from '../shared/connect/kept-question.ts';
import { workbench } from '../workbench/index.ts';

const found = import.meta.glob<{ demo: Area }>('../demos/*/index.ts', { eager: true });

/** The demos, found by their folders. */
export const DEMOS: readonly Area[] = Object.values(found).map(({ demo }) => demo);

/** Areas for the people who build with the widget. */
export const TOOLS: readonly Area[] = [workbench, docs, links];

/** All local-storage keys that a sign-out removes. */
export const PERSONAL_KEYS: readonly string[] = [jobs, ...DEMOS, ...TOOLS]
  .flatMap(({ personalKeys }: Pick<Area, 'personalKeys'>) => personalKeys ?? [])
  .concat(QUESTIONS_KEY);
