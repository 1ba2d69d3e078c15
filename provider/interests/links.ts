import { isAscii } from './withheld-text.ts';

/** Full-width forms of ASCII characters, as Japanese and Chinese texts have them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Addresses, with and without a scheme, and e-mail addresses. A path ends at a space, and at a letter of a script that
 * writes no spaces. An address without scheme and path counts only if its top-level domain is not a common word.
 */
const ADDRESSES =
  /\b(?:[a-z][a-z\d+.-]{1,9}:\/\/|www\.)[^\s/]+(?:\/[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]*)?|\S+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+|\b(?!(?:asp|ado|ml|vb)\.net\b|socket\.io\b)[\w-]+(?:\.[\w-]+)*\.(?:(?:com|net|org|io|me|tv|co|gg|ly|be|fm|app|dev|link|info|shop|store|xyz|ee|fr|jp|uk|ru|br|eu|nl|pl|kr|cn)\b(?:\/[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]*)?|(?!(?:js|ts|py)\b)[a-z]{2,12}\/[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]*)/giu;
const HANDLES = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_.-]+/gu;
/**
 * Networks that descriptions name only because the channel has an account there. GitHub is missing, because a link to
 * it describes the thing. A letter of another script may follow a name: "YouTubeチャンネル".
 */
const NETWORKS =
  /(?<![\p{sc=Latn}\p{N}])#?(?:youtube(?: ?shorts)?|you tube|instagram|insta|facebook|twitter|tik ?tok|linked ?in|pinterest|reddit|snapchat|discord|twitch|patreon|whats ?app|telegram|bluesky|soundcloud|spotify|weibo|bilibili|wechat|vimeo|tumblr|mastodon|linktree|vkontakte|ko-fi)(?![\p{sc=Latn}\p{N}])/giu;
/** The same names in other scripts. */
const FOREIGN_NETWORKS =
  /#?(?:ユーチューブ|インスタ(?:グラム|(?!ン))|ツイッター|フェイスブック|ティックトック|微博|微信|抖音|小红书|哔哩哔哩|유튜브|인스타그램|페이스북|틱톡|यूट्यूब|इंस्टाग्राम|फेसबुक|ट्विटर|(?<!\p{L})(?:ютуб|инстаграм|телеграм|фейсбук|тикток|вконтакте|يوتيوب|[اإ]نستغرام|[اإ]نستجرام|فيسبوك|تويتر|تلغرام)(?!\p{L}))/giu;

/** Longer texts are cut before these expressions run, because an external text may have any length. */
const LONGEST = 2_000;

/**
 * Returns a description without links to other places: "Subscribe: https://www.youtube.com/c/…" made every listener of
 * music look interested in technology.
 */
export const withoutLinks = (text: string): string => {
  const line = text
    .slice(0, LONGEST)
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));
  const rest = /[@.]|:\/\//.test(line) ? line.replace(ADDRESSES, ' ').replace(HANDLES, ' ') : line;
  const plain = rest.replace(NETWORKS, ' ');
  return isAscii(plain) ? plain : plain.replace(FOREIGN_NETWORKS, ' ');
};
