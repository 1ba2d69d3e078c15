import { describe, expect, it } from 'vitest';
import { FACEBOOK_FILES, FACEBOOK_PAGES } from '../../../showcase/sandbox/archives/facebook.ts';
import {
  mbox,
  playlistsCsv,
  searchHtml,
  searchJson,
  subscriptionsCsv,
  watchHtml,
  watchJson,
} from '../../../showcase/sandbox/archives/google.ts';
import { INSTAGRAM_FILES, INSTAGRAM_PAGES } from '../../../showcase/sandbox/archives/others.ts';
import { KNOWN_FILES, knownFileAt } from '../../../widget/archive/known-files.ts';
import type { Forms } from './forms.ts';
import { FORMS_OF_FACEBOOK } from './forms-of-facebook.ts';
import { FORMS_OF_INSTAGRAM } from './forms-of-instagram.ts';
import { FORMS_OF_OTHERS } from './forms-of-others.ts';
import { linesOf, readZip } from './reading.ts';

const YOUTUBE = 'Takeout/YouTube and YouTube Music';

const titleOf = (title: string) => ({ snippet: { title, description: '' } });

const FORMS_OF_GOOGLE: readonly Forms[] = [
  {
    list: 'YouTube subscriptions',
    forms: {
      [`${YOUTUBE}/subscriptions/subscriptions.csv`]: subscriptionsCsv(),
      [`${YOUTUBE}/subscriptions/subscriptions.json`]: JSON.stringify([titleOf('Bread School')]),
      [`${YOUTUBE}/tilaukset/tilaukset.csv`]: subscriptionsCsv('a,b,c'),
    },
    line: 'follows Bread School',
  },
  {
    list: 'YouTube likes',
    forms: { [`${YOUTUBE}/playlists/likes.json`]: JSON.stringify([titleOf('Rye bread')]) },
    line: 'likes Rye bread',
  },
  {
    list: 'YouTube playlists',
    forms: {
      [`${YOUTUBE}/playlists/playlists.csv`]: playlistsCsv(),
      [`${YOUTUBE}/playlists/Slow evenings.csv`]:
        'Playlist Id,Channel Id,Time Created,Time Updated,Title\nPLabcdefghij,UC1,2020,2020,Slow evenings\n',
    },
    line: 'saves Slow evenings',
  },
  {
    list: 'YouTube watch history',
    forms: {
      [`${YOUTUBE}/history/watch-history.json`]: watchJson(),
      [`${YOUTUBE}/history/watch-history.html`]: watchHtml(),
    },
    line: 'views Bread School',
  },
  {
    list: 'YouTube searches',
    forms: {
      [`${YOUTUBE}/history/search-history.json`]: searchJson(),
      [`${YOUTUBE}/history/search-history.html`]: searchHtml(),
    },
    line: 'searches cello bow hold',
  },
  {
    list: 'Gmail',
    forms: { 'Takeout/Mail/All mail.mbox': mbox(), 'Inbox.mbox/mbox': mbox() },
    line: 'follows Robotics Weekly',
  },
];

const FORMS_OF_META = [...FORMS_OF_INSTAGRAM, ...FORMS_OF_FACEBOOK];
const ALL = [...FORMS_OF_GOOGLE, ...FORMS_OF_META, ...FORMS_OF_OTHERS];
const CASES = ALL.flatMap(({ list, forms, line }) =>
  Object.entries(forms).map(([path, content]) => ({ list, path, content, line })),
);

describe('each list of a platform, in each form in which it is given', () => {
  it.each(CASES)('$list: $path', async ({ path, content, line }) => {
    const outcome = await readZip({ [path]: content });
    expect(linesOf(outcome)).toContain(line);
    expect(JSON.stringify(outcome.found)).not.toMatch(/amal|jane|roe\b|@|https?:|\.example/i);
    expect(outcome.skipped).toBe(0);
  });

  it.each(CASES)('$list: $path, chosen alone from an unpacked download', async ({ path, content, line }) => {
    const outcome = await readZip({ [`my folder/${path}`]: content }, 'backup.zip');
    expect(linesOf(outcome)).toContain(line);
  });
});

it('has a sample of every known file', () => {
  const likedAndListed = [`${YOUTUBE}/playlists/Liked videos.csv`, `${YOUTUBE}/listes/Une liste.csv`];
  const reached = new Set([...CASES.map(({ path }) => path), ...likedAndListed].map(knownFileAt));
  expect(
    KNOWN_FILES.filter((file) => !reached.has(file)).map(({ platform, kind, format, isAt }) => [
      platform,
      kind,
      format,
      String(isAt),
    ]),
  ).toEqual([]);
});

it('reads every list of Instagram and Facebook since 2022 as JSON and as a page', () => {
  for (const { list, forms } of FORMS_OF_META) {
    const endings = Object.keys(forms).map((path) => path.slice(path.lastIndexOf('.')));
    expect([list, new Set(endings)]).toEqual([
      list,
      new Set(/until/.test(list) ? ['.json'] : ['.json', '.html']),
    ]);
  }
});

it.each([
  ['Facebook', FACEBOOK_FILES, FACEBOOK_PAGES],
  ['Instagram', INSTAGRAM_FILES, INSTAGRAM_PAGES],
])('the made-up downloads of %s have the same lists in both forms', (_, json, pages) => {
  const listsOf = (files: Readonly<Record<string, string>>) =>
    Object.keys(files)
      .filter((path) => knownFileAt(path) !== undefined)
      .map((path) => path.replace(/[^/\w]/g, '_').replace(/_(?:json|html)$/, ''))
      .sort();
  expect(listsOf(json)).toEqual(listsOf(pages));
});
