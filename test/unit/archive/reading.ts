import { type Files, zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { ArchiveError, type Found, type Outcome } from '../../../widget/archive/found.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';

const LIMIT_MS = 20_000;

export const read = (...files: readonly File[]): Promise<Outcome> =>
  readArchive(files, { signal: AbortSignal.timeout(LIMIT_MS) });

export const readZip = async (files: Files, name = 'archive.zip'): Promise<Outcome> =>
  read(new File([await zipOf(files)], name));

export const linesOf = ({ found }: { readonly found: readonly Found[] }) =>
  found.map(({ kind, text }) => `${kind} ${text}`);

export const problemOf = async (reading: Promise<Outcome>): Promise<string> => {
  try {
    const { found } = await reading;
    return `${found.length} found`;
  } catch (error) {
    if (error instanceof ArchiveError) return error.problem;
    throw error;
  }
};
