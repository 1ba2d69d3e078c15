import type { Files } from './pack.ts';

const CHANNELS = ['Bread School', 'Open Robotics Lab', 'Night Sky Diary', 'Cello at Home', 'Tidy Compiler'];

export const WATCHED = CHANNELS.flatMap((channel, index) =>
  [1, 2, 3].map((part) => ({ id: `video${index}${part}`, title: `${channel}, part ${part}`, channel })),
);

const channelUrl = (channel: string) => `https://www.youtube.com/channel/UC${channel.replaceAll(' ', '')}`;

export const subscriptionsCsv = (header = 'Channel Id,Channel Url,Channel Title'): string =>
  [header, ...CHANNELS.map((name) => `UC${name.replaceAll(' ', '')},${channelUrl(name)},${name}`), ''].join(
    '\n',
  );

export const watchJson = (around: (title: string) => string = (title) => `Watched ${title}`): string =>
  JSON.stringify(
    WATCHED.map(({ id, title, channel }) => ({
      header: 'YouTube',
      title: around(title),
      titleUrl: `https://www.youtube.com/watch?v=${id}`,
      subtitles: [{ name: channel, url: channelUrl(channel) }],
      time: '2026-10-04T18:30:00.000Z',
      products: ['YouTube'],
    })),
  );

const cell = (content: string) =>
  `<div class="outer-cell mdl-cell mdl-cell--12-col"><div class="mdl-grid"><div class="header-cell"><p class="mdl-typography--title">YouTube<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${content}<br>4 Oct 2026, 18:30:00 CEST<br></div></div></div>`;

const page = (cells: readonly string[]) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>History</title><style>.a{b:c}</style></head><body><div class="mdl-grid">${cells.join('')}</div></body></html>`;

export const watchHtml = (): string =>
  page(
    WATCHED.map(({ id, title, channel }) =>
      cell(
        `Watched\u00a0<a href="https://www.youtube.com/watch?v=${id}">${title}</a><br><a href="${channelUrl(channel)}">${channel}</a>`,
      ),
    ),
  );

const SEARCHES = ['sourdough hydration', 'robot arm kinematics', 'cello bow hold'];

const searchUrl = (words: string) =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words).replaceAll('%20', '+')}`;

export const searchHtml = (): string =>
  page(SEARCHES.map((words) => cell(`Searched for\u00a0<a href="${searchUrl(words)}">${words}</a>`)));

export const searchJson = (): string =>
  JSON.stringify(
    SEARCHES.map((words) => ({
      header: 'YouTube',
      title: `Searched for ${words}`,
      titleUrl: searchUrl(words),
      time: '2026-10-04T18:30:00.000Z',
      products: ['YouTube'],
    })),
  );

export const likedCsv = (): string =>
  `Video ID,Playlist Video Creation Timestamp\n${WATCHED.slice(0, 2)
    .map(({ id }) => `${id},2026-10-04T18:30:00+00:00`)
    .join('\n')}\n`;

export const playlistsCsv = (title = 'Playlist Title (Original)'): string =>
  `Playlist ID,Add new videos to top,${title},Playlist Visibility\nPL1,False,Slow evenings,Private\nPL2,False,Robot arms,Private\n`;

const FOLDER = 'Takeout/YouTube and YouTube Music';

const LISTS: Files = {
  'Takeout/archive_browser.html': '<!DOCTYPE html><title>Archive</title>',
  [`${FOLDER}/subscriptions/subscriptions.csv`]: subscriptionsCsv(),
  [`${FOLDER}/playlists/playlists.csv`]: playlistsCsv(),
  [`${FOLDER}/playlists/Liked videos.csv`]: likedCsv(),
};

/** The history as pages, which Takeout gives unless the person asks for JSON. */
export const YOUTUBE_FILES: Files = {
  ...LISTS,
  [`${FOLDER}/history/watch-history.html`]: watchHtml(),
  [`${FOLDER}/history/search-history.html`]: searchHtml(),
};

export const YOUTUBE_JSON_FILES: Files = {
  ...LISTS,
  [`${FOLDER}/history/watch-history.json`]: watchJson(),
  [`${FOLDER}/history/search-history.json`]: searchJson(),
};

interface Mail {
  readonly from: string;
  readonly more?: string;
  readonly text?: string;
}

const mail = ({ from, more = '', text = 'Hello,\n\nthis is the text.\n' }: Mail) =>
  `From 1789@xxx Sun Oct 04 18:30:00 +0000 2026\nX-Gmail-Labels: Inbox\nFrom: ${from}\nTo: Amal Roe <amal@example.org>\nSubject: Private subject\nDate: Sun, 4 Oct 2026 18:30:00 +0000\n${more}\n${text}\n`;

const NEWSLETTERS = ['Robotics Weekly', 'The Sourdough Letter', 'Astronomy Digest'];

export const mbox = (mails: readonly Mail[] = []): string =>
  [
    ...NEWSLETTERS.map((name) => {
      const list = `${name.toLowerCase().replaceAll(' ', '')}.example.com`;
      return {
        from: `${name} <news@${list}>`,
        more: `List-Id: ${name} <${list}>\nList-Unsubscribe: <mailto:x@${list}>\n`,
      };
    }),
    // A mail of a person is never read.
    { from: 'Jane Private <jane@private.example>' },
    ...mails,
  ]
    .map(mail)
    .join('');

export const GMAIL_FILES: Files = {
  'Takeout/Mail/All mail Including Spam and Trash.mbox': mbox(),
};
