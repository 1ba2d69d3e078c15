import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

interface Reading {
  readonly connector: ConnectorId;
  /** Answers in the format of the platform's documentation, by path. */
  readonly answers: Readonly<
    Record<string, readonly { status?: number; headers?: Record<string, string>; body: object }[]>
  >;
  readonly signals: readonly object[];
  readonly asked: readonly string[];
  readonly progress: readonly (readonly unknown[])[];
  readonly headers: Readonly<Record<string, string>>;
}

const READINGS: readonly Reading[] = readFileSync(resolve(import.meta.dirname, 'readers.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(READINGS)(
  'the lists of $connector are read page by page as signals, with progress, and nothing else is asked for',
  async ({ connector, answers, signals, asked, progress, headers }) => {
    const given = Object.entries(answers).map(([path, pages]) => [
      path,
      pages.map(({ body, ...init }) => Response.json(body, init)),
    ]);
    const api = createPlatformApi(Object.fromEntries(given));
    const read = await readAll(connector, api.fetch);
    expect(read.error).toBeNull();
    expect(read.signals).toEqual(signals);
    expect(api.asked).toEqual(asked);
    expect(read.batches.map(({ list, read: count, total }) => [list, count, total])).toEqual(progress);
    expect(Object.fromEntries(api.headers[0] ?? [])).toEqual(headers);
  },
);
