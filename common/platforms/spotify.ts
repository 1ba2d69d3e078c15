import { at, type ExportEntry, fieldsIn, type KnownFile, ofDate, textIn } from './kit/archive.ts';

/** A song says little about a person, so of what was played only podcasts and audiobooks are read. */
const played = (value: unknown): ExportEntry => {
  const { podcastName, audiobookName, endTime, episode_show_name, audiobook_title, ts } = fieldsIn(value);
  const names = [podcastName, audiobookName, episode_show_name, audiobook_title].map(textIn);
  return { text: names.find((each) => each !== '') ?? '', at: ofDate(endTime ?? ts) };
};

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'follows',
    isAt: at('YourLibrary\\.json'),
    format: 'json',
    paths: ['$.shows.*', '$.artists.*', '$.episodes.*'],
    pick: (value) => {
      const { name, show } = fieldsIn(value);
      if (show === undefined) return { text: textIn(name) };
      return { kind: 'saves', text: textIn(name), about: textIn(show) };
    },
  },
  {
    kind: 'saves',
    isAt: at('Playlist\\d*\\.json'),
    format: 'json',
    paths: ['$.playlists.*.name'],
    pick: (value) => ({ text: textIn(value) }),
  },
  {
    kind: 'views',
    isAt: at(
      '(?:StreamingHistory(?:_[a-z]+_)?\\d*|endsong_\\d+|Streaming_History_(?:Audio|Video)_[\\d_-]+)\\.json',
    ),
    format: 'json',
    paths: ['$.*'],
    pick: played,
  },
];
