/** Loaded when a dialog is to open: some scripts replace built-ins that React and XState rely on. */
import { page as texts } from '../../common/locales/en.json';
import { orUndefined } from '../../common/or-undefined.ts';
import type { FlowHost, Refusal } from './flow-types.ts';

const hasNoEnumerable = (object: object) => {
  for (const _ in object) return false;
  return true;
};
const add = (one: number, two: number) => one + two;

const CHECKS: Readonly<Record<string, () => boolean>> = {
  'Array.from': () => Array.from(new Set([1, 2])).length === 2,
  'Function.prototype.bind': () => add.bind(null, 1)(2) === 3,
  'Object.prototype': () => hasNoEnumerable({}),
  'document.body': () => document.body instanceof HTMLBodyElement,
  Map: () => new Map([[1, 2]]).get(1) === 2,
  JSON: () => JSON.stringify({ list: [[]] }) === '{"list":[[]]}',
};

export const alteredBuiltIns = (): readonly string[] =>
  Object.keys(CHECKS).filter((name) => !orUndefined(CHECKS[name] ?? (() => true)));

/** Whether the provider's frame cannot show the dialog either: its code on the page needs this built-in. */
export const stopsFrame = (altered: readonly string[]): boolean => altered.includes('Map');

/** The failure of an opening that this page, or something in the browser, makes impossible. */
export const pageFailure = async (
  { element, loadMessages }: FlowHost,
  key: keyof typeof texts,
): Promise<Error & Required<Refusal>> => {
  const messages = await loadMessages().catch(() => undefined);
  const message = element.messages[key] ?? messages?.catalogue[key] ?? texts[key];
  return Object.assign(new Error(message), { failure: { code: key, message, step: null } });
};
