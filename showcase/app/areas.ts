import { docs } from '../docs/index.ts';
import { jobs } from '../jobs/index.ts';
import { links } from '../links/index.ts';
import type { ApplicationArea, Area } from '../shared/area.ts';
import { keyOfApp } from '../shared/connect/connect-element.ts';
import { QUESTIONS_KEY } from '../shared/connect/questioner.ts';
import { personKeyOf } from '../shared/connect/use-sign-out.ts';
import { workbench } from '../workbench/index.ts';

const found = import.meta.glob<ApplicationArea>('../demos/*/index.ts', { eager: true, import: 'demo' });

/** The demos, found by their folders. */
export const DEMOS: readonly ApplicationArea[] = Object.values(found);

/** Areas for the people who build with the widget. */
export const TOOLS: readonly Area[] = [workbench, docs, links];

/** The areas that are applications. */
const APPLICATIONS: readonly Pick<ApplicationArea, 'name' | 'personalKeys'>[] = [jobs, ...DEMOS];

const keysOf = (areas: typeof APPLICATIONS) =>
  areas.flatMap(({ name, personalKeys = [] }) => [...personalKeys, personKeyOf(name)]);

/** Local-storage keys with data about a person that a sign-out of this application removes. */
export const personalKeysOf = (apiKey: string): readonly string[] =>
  keysOf(APPLICATIONS.filter(({ name }) => keyOfApp(name) === apiKey));

/** All local-storage keys with data about a person. */
export const PERSONAL_KEYS: readonly string[] = keysOf(APPLICATIONS).concat(QUESTIONS_KEY);
