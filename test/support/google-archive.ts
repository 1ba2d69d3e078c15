import MADE_UP from '../../showcase/sandbox/archives/made-up.json';
import { SAMPLE_ARCHIVES, type SamplePlatform } from '../../showcase/sandbox/archives/samples.ts';

export const hasSample = (id: string): id is SamplePlatform => Object.hasOwn(SAMPLE_ARCHIVES, id);

const FOLDER = 'Takeout/YouTube and YouTube Music';

const HISTORY = MADE_UP.youtubeJson[`${FOLDER}/history/watch-history.json`];

export const WATCHED = HISTORY.map(({ title, subtitles: [channel] }) => ({
  title: title.replace('Watched ', ''),
  channel: channel?.name ?? '',
}));

export const watchJson = (around = (title: string) => `Watched ${title}`): string =>
  JSON.stringify(HISTORY.map((video, at) => ({ ...video, title: around(WATCHED[at]?.title ?? '') })));

export const watchHtml = (): string => MADE_UP.youtubePages[`${FOLDER}/history/watch-history.html`];

export const searchHtml = (): string => MADE_UP.youtubePages[`${FOLDER}/history/search-history.html`];

export const subscriptionsCsv = (header = 'Channel Id,Channel Url,Channel Title'): string =>
  MADE_UP.youtube[`${FOLDER}/subscriptions/subscriptions.csv`].replace(/.*/, header);

export const likedCsv = (): string => MADE_UP.youtube[`${FOLDER}/playlists/Liked videos.csv`];

export const playlistsCsv = (title: string): string =>
  MADE_UP.youtube[`${FOLDER}/playlists/playlists.csv`].replace('Playlist Title (Original)', title);

interface Mail {
  readonly from: string;
  readonly more?: string;
  readonly text?: string;
}

const mailOf = ({ from, more = '', text = 'Hello,\n\nthis is the text.\n' }: Mail) =>
  `From 1789@xxx Sun Oct 04 18:30:00 +0000 2026\nX-Gmail-Labels: Inbox\nFrom: ${from}\nSubject: Private subject\n${more}\n${text}\n`;

/** The sample's mails, and further ones. */
export const mbox = (mails: readonly Mail[] = []): string =>
  [MADE_UP.gmail['Takeout/Mail/All mail Including Spam and Trash.mbox'], ...mails.map(mailOf)].join('');
