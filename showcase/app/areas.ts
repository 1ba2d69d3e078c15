import { docs } from '../docs/index.ts';
import { jobs } from '../jobs/index.ts';
import { links } from '../links/index.ts';
import type { ApplicationArea, Area } from '../shared/area.ts';
import { keyOfApp } from '../shared/connect/connect-element.ts';
import { QUESTIONS_KEY } from '../shared/connect/questioner.ts';
import { personKeyOf } from '../shared/connect/use-sign-out.ts';
import { readText, removeStored, writeText } from '../shared/lib/json-storage.ts';
import { workbench } from '../workbench/index.ts';
import { demos } from './demos.ts';

export const DEMOS: readonly ApplicationArea[] = Object.values(demos);

export const TOOLS: readonly Area[] = [workbench, docs, links];

const APPLICATIONS: readonly Pick<ApplicationArea, 'name' | 'personalKeys'>[] = [jobs, ...DEMOS];

const keysOf = (areas: typeof APPLICATIONS) =>
  areas.flatMap(({ name, personalKeys = [] }) => [...personalKeys, personKeyOf(name)]);

/** Local-storage keys with data about a person that a sign-out of this application removes. */
export const personalKeysOf = (apiKey: string): readonly string[] =>
  keysOf(APPLICATIONS.filter(({ name }) => keyOfApp(name) === apiKey));

export const PERSONAL_KEYS: readonly string[] = keysOf(APPLICATIONS).concat(QUESTIONS_KEY);

/** Milliseconds since 1970. */
const SHARED_KEY = 'data-connect:showcase:shared-at';
/** The registered storage period of the showcase's applications (`showcase/sandbox/apps.ts`). */
const KEEP_MS = 30 * 86_400_000;

export const noteShare = (now = Date.now()) => writeText(SHARED_KEY, String(now));

/** Removes stored personal data after the registered time. Runs before the first render. */
export const forgetOld = (now = Date.now()) => {
  if (!PERSONAL_KEYS.some((key) => readText(key) !== null)) return removeStored(SHARED_KEY);
  const sharedAt = Number(readText(SHARED_KEY));
  // The period of data of unknown age begins today.
  if (!(sharedAt > 0 && sharedAt <= now)) return void noteShare(now);
  if (now - sharedAt < KEEP_MS) return;
  for (const key of [...PERSONAL_KEYS, SHARED_KEY]) removeStored(key);
};
