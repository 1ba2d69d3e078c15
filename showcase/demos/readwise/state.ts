import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { READWISE_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { ABOUT } from './data.ts';

/** The items for call 5: the subject of each book. */
export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

/** Number of topics that the drawer names. */
const NAMED_TOPICS = 3;

type Subject = readonly [title: string, text: string];

const textOf = ([, text]: Subject) => text;

/**
 * The persona's sentence about its reader: the strongest topics, the book to begin with, or the reason why there is
 * neither.
 */
export const portrayed = (interests: Interests): string => {
  const { topics } = interests;
  const subjects: readonly Subject[] = [...ABOUT];
  const [best] = inPersonalOrder(subjects, textOf, interests);
  const isFitting = isPersonal(subjects, textOf, interests);
  return [
    topics.length > 0
      ? `You tend to like ${new Intl.ListFormat('en').format(topics.slice(0, NAMED_TOPICS))}.`
      : '',
    best && isFitting ? `Begin with “${best[0]}”.` : '',
    best && !isFitting && topics.length === 0 ? whyFirst(...best, interests)?.text : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The page's knowledge of the person's persona. */
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

/** Reads a stored persona of any shape. */
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
