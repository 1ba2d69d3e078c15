import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { READWISE_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import data from './data.json';

const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));

export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

const NAMED_TOPICS = 3;

export const portrayed = (interests: Interests): string => {
  const { topics } = interests;
  const { entries, isPersonal, why } = personalOrder(
    [...ABOUT],
    ([, text]) => text,
    ([title]) => title,
    interests,
  );
  return [
    topics.length > 0 &&
      `You tend to like ${new Intl.ListFormat('en').format(topics.slice(0, NAMED_TOPICS))}.`,
    isPersonal && `Begin with “${entries[0]?.[0]}”.`,
    !isPersonal && topics.length === 0 && why?.text,
  ]
    .filter(Boolean)
    .join(' ');
};

export type Persona =
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly reader: string | null; readonly sizes: readonly string[] };

export const initialState: Persona = { kind: 'none' };

export const reduce = (persona: Persona, event: DemoEvent): Persona => {
  switch (event.type) {
    case 'widget.completed': {
      const { username, approved } = event.message;
      return { kind: 'loaded', reader: username ?? null, sizes: approved.map(({ data }) => data) };
    }
    case 'session.ended':
      return initialState;
    default:
      return persona;
  }
};

export const readPersona = (stored: unknown): Persona => {
  if (!isRecord(stored) || stored.kind !== 'loaded' || !Array.isArray(stored.sizes)) return initialState;
  return {
    kind: 'loaded',
    reader: typeof stored.reader === 'string' ? stored.reader : null,
    sizes: stored.sizes.filter((size) => typeof size === 'string'),
  };
};

export const READWISE = defineDemo<Persona, DemoEvent>({
  app: 'readwise',
  button: {
    appName: 'Readwise',
    buttonType: 'icon',
    visualType: 'icon',
    requestData: ['basic', 'preferences'],
    connectors: ['reddit', 'pinterest', 'linkedin', 'gmail'],
  },
  items: ITEMS,
  initial: initialState,
  reduce,
  kept: {
    key: READWISE_KEY,
    restore: readPersona,
    keep: (persona) => (persona.kind === 'loaded' ? persona : undefined),
  },
  hasShared: ({ kind }) => kind === 'loaded',
  declined: 'The cabinet stays as it is.',
  ended: 'Your persona is still loaded.',
});
