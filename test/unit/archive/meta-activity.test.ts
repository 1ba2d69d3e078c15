import { describe, expect, it } from 'vitest';
import { linesOf, problemOf, readZip } from './reading.ts';

// Shapes as public readers of Meta's exports describe them, 2023 to 2026. The content is made up.
const T = 1_790_000_000;
const file = (path: string, value: unknown) => readZip({ [path]: JSON.stringify(value) });
const lines = async (path: string, value: unknown) => linesOf(await file(path, value));

describe('own posts and searches of Instagram', () => {
  const media = [{ uri: 'x', creation_timestamp: T, title: 'Caf\u00c3\u00a9 bowls' }];

  it.each([
    ['posts_1.json', [{ media, title: '' }]],
    ['reels.json', { ig_reels_media: [{ media }] }],
    ['archived_posts.json', { ig_archived_post_media: [{ media }] }],
    ['igtv_videos.json', { ig_igtv_media: [{ media }] }],
  ])('are read from %s', async (name, value) => {
    expect(await lines(`your_instagram_activity/media/${name}`, value)).toEqual(['works-on Café bowls']);
  });

  it('are read from the named list of a file only', async () => {
    const value = { ig_reels_media: [{ media }], ig_reels_mentions: [{ title: 'Anna Smith' }] };
    expect(await lines('your_instagram_activity/media/reels.json', value)).toEqual(['works-on Café bowls']);
  });

  it('give the searched tags, and no searched person', async () => {
    const searched = (key: string, value: string) => ({
      string_map_data: { [key]: { value }, Zeit: { value: '', timestamp: T } },
    });
    const folder = 'logged_information/recent_searches';
    const words = { searches_keyword: [searched('Suchen', 'anna smith berlin')] };
    expect(await problemOf(file(`${folder}/word_or_phrase_searches.json`, words))).toBe('foreign');
    const tags = { searches_hashtag: [searched('Search', '#glaze')] };
    expect(await lines(`${folder}/tag_searches.json`, tags)).toEqual(['searches #glaze']);
    const people = { searches_user: [searched('Search', 'jane')] };
    expect(await problemOf(file(`${folder}/profile_searches.json`, people))).toBe('foreign');
  });
});

describe('Facebook', () => {
  it('gives topics of the export as pages, and interests beside them', async () => {
    const topic = '<div class="_a6-g"><div class="_2ph_ _a6-p"><div><div>Wildlife</div></div></div></div>';
    const day = '<div class="_3-94 _a6-o"><div class="_a72d">4. Okt. 2026</div></div>';
    const path = 'logged_information/your_topics/your_topics.html';
    const { found } = await readZip({ [path]: `<html><body>${topic}${day}</body></html>` });
    expect(found).toEqual([{ platform: 'facebook', kind: 'profile', text: 'Wildlife', at: null }]);
    const interests = 'logged_information/other_logged_information/ads_interests.json';
    expect(await lines(interests, { topics_v2: ['Wetlands'] })).toEqual(['profile Wetlands']);
    const responses = {
      event_responses_v2: {
        events_joined: [{ name: 'Bird walk' }],
        events_interested: [{ name: 'Bird talk' }],
      },
    };
    expect(await lines('your_facebook_activity/events/your_event_responses.json', responses)).toEqual([
      'likes Bird walk',
      'likes Bird talk',
    ]);
  });
});
