import type { Field } from '../field.ts';
import { ai } from './ai.ts';
import { business } from './business.ts';
import { communication } from './communication.ts';
import { culinary } from './culinary.ts';
import { design } from './design.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { environmental } from './environmental.ts';
import { finance } from './finance.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import { hr } from './hr.ts';
import { it } from './it.ts';
import { law } from './law.ts';
import { logistics } from './logistics.ts';
import { realEstate } from './real-estate.ts';
import { research } from './research.ts';
import { socialServices } from './social-services.ts';
import { sports } from './sports.ts';
import { tech } from './tech.ts';

/** All twenty, in their order (specification §3). */
export const FIELDS: readonly Field[] = [
  tech,
  ai,
  business,
  design,
  finance,
  healthcare,
  education,
  law,
  environmental,
  communication,
  logistics,
  engineering,
  hr,
  hospitality,
  sports,
  it,
  realEstate,
  culinary,
  socialServices,
  research,
];
