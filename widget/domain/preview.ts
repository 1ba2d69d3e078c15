import type { preview } from '../../common/locales/en.json';
import { isConnectorId } from '../../common/platforms/ids.ts';
import { fieldsOf, isText, textOf } from './fields.ts';

/** What the person limits beside the rows. */
export interface Only {
  /** An end before the application's longest. */
  readonly shorter?: 'hour' | 'month' | undefined;
  /** Without it, what was left out of the last grant stays left out. */
  readonly leftOut?: { readonly platforms: readonly string[]; readonly topics: readonly string[] };
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Something that was read, by which it can be struck out. */
export interface ReadEntry {
  readonly platform: string;
  readonly kind: string;
  readonly text: string;
  readonly said: string;
}

interface ScoreEntry {
  readonly said: string;
  readonly from: readonly ReadEntry[];
}

/** The answer of `POST /api/preview`, as far as a person sees it. */
export interface Preview {
  /** One for each confirmation. Without `said`, there is nothing yet. */
  readonly rows: readonly { readonly said: string | undefined; readonly entries: readonly ScoreEntry[] }[];
  readonly sources: readonly Named[];
  readonly topics: readonly Named[];
  readonly leftOut: Required<Only>['leftOut'];
  readonly isReading: boolean;
}

export type PreviewText = keyof typeof preview;

/** What the data step of a page of the provider shows beside the rows. */
export interface PreviewView {
  /** `null` while it is awaited, and if there is none. */
  readonly shown: Preview | null;
  readonly text: (key: PreviewText, params?: Readonly<Record<string, string>>) => string;
  readonly strike: (entry: ReadEntry) => void;
}

/** The platforms that can be connected. Others are known by a download only. */
export const connectorsIn = (found: readonly Named[]) => found.map(({ id }) => id).filter(isConnectorId);

type Fields = ReturnType<typeof fieldsOf>;

const listOf = <Each>(value: unknown, read: (fields: Fields) => Each): readonly Each[] =>
  Array.isArray(value) ? value.map((each) => read(fieldsOf(each))) : [];

const textIn = (value: unknown) => textOf(value) ?? '';

const namedOf = ({ id, name }: Fields): Named => ({ id: textIn(id), name: textIn(name) });

const idsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

export const parsePreview = (answer: unknown): Preview => {
  const { InferenceResult, rows, sources, topics, leftOut } = fieldsOf(answer);
  const left = fieldsOf(leftOut);
  return {
    rows: listOf(rows, ({ said, entries }) => ({
      said: textOf(said),
      entries: listOf(entries, (entry) => ({
        said: textIn(entry.said),
        from: listOf(entry.from, ({ platform, kind, text, said: sentence }) => ({
          platform: textIn(platform),
          kind: textIn(kind),
          text: textIn(text),
          said: textIn(sentence),
        })),
      })),
    })),
    sources: listOf(sources, namedOf),
    topics: listOf(topics, namedOf),
    leftOut: { platforms: idsIn(left.platforms), topics: idsIn(left.topics) },
    isReading: fieldsOf(InferenceResult).status === 'reading',
  };
};
