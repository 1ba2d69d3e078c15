import { expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../provider/config-platforms.ts';
import { readAll } from './support/platform-api.ts';

const ODD = [null, 5, 'x', [], {}, { snippet: null }, { data: null }];
const BREAD = {
  ...{ id: '1', name: 'Bread', title: 'Bread', caption: 'Bread', description: null },
  ...{ display_name_prefixed: 'Bread', snippet: { title: 'Bread' } },
};
const ENTRIES = [...ODD, BREAD];
const HEADERS = [null, { name: null }, { name: 'List-Id', value: 'Bread News <bread.example>' }];

/** Answers each call of a platform with entries of unexpected shapes around one that can be read. */
const ANSWERS: Readonly<Record<ConnectorId, (path: string) => unknown>> = {
  youtube: () => ({ items: ENTRIES, pageInfo: { totalResults: ENTRIES.length } }),
  github: () => ENTRIES,
  reddit: (path) =>
    path.endsWith('/me') ? { name: 'amal' } : { data: { children: [...ODD, { data: BREAD }], after: null } },
  pinterest: () => ({ items: ENTRIES, bookmark: null }),
  facebook: () => ({ data: ENTRIES }),
  instagram: () => ({ data: ENTRIES }),
  linkedin: () => ({ elements: [...ODD, { snapshotData: [...ODD, { Headline: 'Bread', Name: 'Bread' }] }] }),
  gmail: (path) =>
    path.endsWith('/messages')
      ? { messages: [...ODD, { id: 'a' }, { id: 'b' }], resultSizeEstimate: 2 }
      : { id: 'b', internalDate: 'soon', payload: path.endsWith('/a') ? null : { headers: HEADERS } },
};

it.each(CONNECTOR_IDS)(
  '%s: entries of unexpected shapes are skipped, and no other one',
  async (connector) => {
    const { error, signals } = await readAll(connector, async (url) =>
      Response.json(ANSWERS[connector](new URL(url).pathname)),
    );
    expect(error).toBeNull();
    expect(new Set(signals.map(({ text }) => text))).toEqual(
      new Set([connector === 'gmail' ? 'Bread News' : 'Bread']),
    );
  },
);
