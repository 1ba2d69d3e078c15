import { describe, expect, it } from 'vitest';
import { createPlatformApi, readAll } from './support/platform-api.ts';

describe('what platforms mark as adult, private or deleted', () => {
  const communities = async (...entries: readonly object[]) => {
    const { fetch } = createPlatformApi({
      'oauth.reddit.com/subreddits/mine/subscriber': [
        { data: { children: entries.map((data) => ({ data: { display_name_prefixed: 'r/x', ...data } })) } },
      ],
      'oauth.reddit.com/api/v1/me': [{ name: 'jane' }],
      'oauth.reddit.com/user/jane/saved': [{ data: { children: [] } }],
    });
    return (await readAll('reddit', fetch)).signals.length;
  };

  it.each([
    { whitelist_status: 'promo_adult_nsfw' },
    { whitelist_status: 'promo_adult' },
    { wls: 3 },
    { over18: 'true' },
    { over18: 1 },
    { subreddit_type: 'Private' },
    { display_name: 'U_jane' },
    { display_name_prefixed: 'u/jane' },
    { removed_by_category: 'moderator', title: 'A' },
    { title: '[Removed by Reddit]' },
    { thumbnail: 'nsfw' },
  ])('is no signal at Reddit: %j', async (entry) => {
    expect(await communities(entry)).toBe(0);
  });

  it('is a signal without such a mark', async () => {
    expect(await communities({ whitelist_status: 'all_ads', over18: false, wls: 6, thumbnail: 'self' })).toBe(
      1,
    );
  });

  it('is no signal at GitHub, for a private repository', async () => {
    const { fetch } = createPlatformApi({
      'api.github.com/user/repos': [
        [{ name: 'a', private: true }, { name: 'b', visibility: 'internal' }, { name: 'c' }],
      ],
      'api.github.com/user/starred': [[{ repo: { name: 'd', private: true } }, { repo: null }]],
    });
    expect((await readAll('github', fetch)).signals.map(({ text }) => text)).toEqual(['c']);
  });

  it.each(['Private video', 'Deleted video'])('is no signal at YouTube: %s', async (title) => {
    const { fetch } = createPlatformApi({
      'www.googleapis.com/youtube/v3/subscriptions': [{ items: [] }],
      'www.googleapis.com/youtube/v3/videos': [{ items: [{ snippet: { title } }] }],
    });
    expect((await readAll('youtube', fetch)).signals).toEqual([]);
  });

  it('is no signal at YouTube, for a video that is restricted by age or not listed', async () => {
    const video = (title: string, marks: object) => ({ snippet: { title }, ...marks });
    const { fetch, asked } = createPlatformApi({
      'www.googleapis.com/youtube/v3/subscriptions': [{ items: [] }],
      'www.googleapis.com/youtube/v3/videos': [
        {
          items: [
            video('a', { contentDetails: { contentRating: { ytRating: 'ytAgeRestricted' } } }),
            video('b', { status: { privacyStatus: 'private' } }),
            video('c', { status: { privacyStatus: 'unlisted' } }),
            video('d', { contentDetails: { contentRating: {} }, status: { privacyStatus: 'public' } }),
            video('e', {}),
          ],
        },
      ],
    });
    expect((await readAll('youtube', fetch)).signals.map(({ text }) => text)).toEqual(['d', 'e']);
    expect(asked.join(' ')).toMatch(/videos\?\S*contentDetails\S*status/);
  });

  it('is no signal at Pinterest, for a board that not everyone sees', async () => {
    const { fetch } = createPlatformApi({
      'api.pinterest.com/v5/boards': [
        {
          items: [
            { name: 'a', privacy: 'SECRET' },
            { name: 'b', privacy: 'PROTECTED' },
            { name: 'c', privacy: 'PUBLIC' },
            { name: 'd' },
          ],
        },
      ],
      'api.pinterest.com/v5/pins': [{ items: [] }],
    });
    expect((await readAll('pinterest', fetch)).signals.map(({ text }) => text)).toEqual(['c', 'd']);
  });
});
