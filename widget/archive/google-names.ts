import { type GoogleNames, HISTORIES, MORE_NAMES } from './google-more-names.ts';

/** The names in the widget's ten languages. */
export const GOOGLE_NAMES = {
  en: {
    liked: ['Liked videos', 'Likes'],
    subscriptions: ['subscriptions'],
    playlists: ['playlists'],
    title: 'Title',
    watched: ['Watched *'],
    unwanted: ['Spam', 'Trash'],
  },
  de: {
    liked: ['Videos, die ich mag', 'Positiv bewertete Videos', 'Mag ich-Videos'],
    subscriptions: ['Abos', 'Abonnements'],
    playlists: ['Playlists'],
    title: 'Titel',
    watched: ['* angesehen', '* wurde angesehen'],
    unwanted: ['Spam', 'Papierkorb'],
  },
  fr: {
    liked: ['Vidéos J’aime', "Vidéos J'aime", 'Vidéos que j’aime', "Vidéos que j'aime"],
    subscriptions: ['abonnements'],
    playlists: ['playlists'],
    title: 'Titre',
    watched: ['Vous avez regardé *'],
    unwanted: ['Spam', 'Corbeille'],
  },
  es: {
    liked: ['Vídeos que me gustan', 'Videos que me gustan'],
    subscriptions: ['suscripciones'],
    playlists: ['listas de reproducción', 'playlists'],
    title: 'Título',
    watched: ['Has visto *', 'Viste *'],
    unwanted: ['Spam', 'Papelera'],
  },
  'pt-BR': {
    liked: ['Vídeos marcados como gostei', 'Vídeos marcados com Gostei', 'Vídeos com gostei'],
    subscriptions: ['inscrições'],
    playlists: ['playlists'],
    title: 'Título',
    watched: ['Você assistiu a *', 'Assistiu a *'],
    unwanted: ['Spam', 'Lixeira'],
  },
  it: {
    liked: ['Video piaciuti', 'Video che mi piacciono'],
    subscriptions: ['iscrizioni'],
    playlists: ['playlist'],
    title: 'Titolo',
    watched: ['Hai guardato *'],
    unwanted: ['Spam', 'Cestino'],
  },
  ja: {
    liked: ['高く評価した動画'],
    subscriptions: ['登録チャンネル'],
    playlists: ['再生リスト'],
    title: 'タイトル',
    watched: ['* を視聴しました', '*を視聴しました'],
    unwanted: ['迷惑メール', 'ゴミ箱'],
  },
  'zh-Hans': {
    liked: ['喜欢的视频', '赞过的视频', '顶过的视频'],
    subscriptions: ['订阅内容', '订阅'],
    playlists: ['播放列表'],
    title: '标题',
    watched: ['观看了 *', '已观看 *', '观看了*'],
    unwanted: ['垃圾邮件', '已删除邮件'],
  },
  hi: {
    liked: ['पसंद किए गए वीडियो'],
    subscriptions: ['सदस्यताएं', 'सदस्यताएँ'],
    playlists: ['प्लेलिस्ट'],
    title: 'टाइटल',
    watched: ['* देखा', '* देखा गया'],
    unwanted: ['स्पैम', 'ट्रैश'],
  },
  ar: {
    liked: ['الفيديوهات التي أعجبتني', 'مقاطع الفيديو التي أعجبتني', 'الفيديوهات المفضَّلة'],
    subscriptions: ['الاشتراكات'],
    playlists: ['قوائم التشغيل'],
    title: 'العنوان',
    watched: ['تمت مشاهدة *', 'شاهدت *'],
    unwanted: ['الرسائل غير المرغوب فيها', 'المهملات'],
  },
} as const satisfies Readonly<Record<string, GoogleNames>>;

const all = <Name extends keyof GoogleNames>(name: Name): readonly string[] =>
  [...Object.values<GoogleNames>(GOOGLE_NAMES), MORE_NAMES].flatMap((names) => names[name]);

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (names: readonly string[]) => names.map((name) => escaped(plain(name))).join('|');

const last = (path: string) => plain(path.slice(path.lastIndexOf('/') + 1));

const LIKED = new RegExp(
  `^(?:video\\S{0,3} in )?(?:${anyOf(all('liked'))})(?:[-_ ]?[^-_ ]{2,12})?\\.csv$`,
  'u',
);
const SUBSCRIPTIONS = new RegExp(`^(?:${anyOf(all('subscriptions'))})\\.csv$`, 'u');
const PLAYLISTS = new RegExp(`^(?:${anyOf(all('playlists'))})\\.csv$`, 'u');

export const isLikedTable = (path: string): boolean => LIKED.test(last(path));
export const isSubscriptionTable = (path: string): boolean => SUBSCRIPTIONS.test(last(path));
export const isPlaylistTable = (path: string): boolean => PLAYLISTS.test(last(path));

const HISTORY = new RegExp(`^(?:${anyOf(HISTORIES)})(?: ?\\(?\\d+\\)?)?\\.(?:json|html)$`, 'u');

/** Matches `watch-history.html` and `watch-history (1).html`. */
export const isHistory = (path: string): boolean => HISTORY.test(last(path).replace(/[-_ ]+/g, ' '));

/** Whether the file is in the folder with one table for each playlist. */
export const isInPlaylists = (path: string): boolean =>
  /\.csv$/i.test(path) && PLAYLISTS.test(`${last(path.slice(0, path.lastIndexOf('/')))}.csv`);

/** Matches the heading of a playlist's title. */
export const PLAYLIST_TITLE = new RegExp(
  `(?:${anyOf(all('title').flatMap((names) => names.split('|')))})`,
  'iu',
);

const AROUND = all('watched').map((words) => words.split('*'));

/** Returns the title of a watched video without the words around it; `null` if none of the known words are there. */
export const watchedTitle = (given: string): string | null => {
  // Takeout writes unbroken spaces between the words and the title.
  const sentence = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  for (const [before = '', after = ''] of AROUND) {
    if (
      sentence.startsWith(before) &&
      sentence.endsWith(after) &&
      sentence.length > before.length + after.length
    )
      return sentence.slice(before.length, sentence.length - after.length).trim();
  }
  return null;
};

const UNWANTED = new Set(all('unwanted').map(plain));

/** Whether a mail with these labels is spam or deleted. */
export const isUnwanted = (labels: string): boolean =>
  labels.split(',').some((label) => UNWANTED.has(plain(label.trim().replace(/^"|"$/g, ''))));
