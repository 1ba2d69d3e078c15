/** Addresses, with and without a scheme, and e-mail addresses. A path ends at a space. */
const ADDRESSES =
  /\b(?:https?:\/\/|www\.)\S+|\S+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|me|tv|co|gg|ly|be|fm|app|dev|link)\b(?:\/\S*)?/giu;
const HANDLES = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_.]+/gu;
/**
 * Networks that descriptions name only because the channel is there too. GitHub is missing, because a link to it
 * describes the thing.
 */
const NETWORKS =
  /(?<![\p{L}\p{N}])#?(?:youtube|you tube|instagram|insta|facebook|twitter|tik ?tok|linked ?in|pinterest|reddit|snapchat|discord|twitch|patreon|whats ?app|telegram|bluesky|soundcloud|spotify|weibo|bilibili|wechat)(?![\p{L}\p{N}])/giu;

/** Longer texts are cut before these expressions run, because an external text may have any length. */
const LONGEST = 2_000;

/**
 * Returns a description without links to other places: "Subscribe: https://www.youtube.com/c/…" made every listener of
 * music look interested in technology.
 */
export const withoutLinks = (text: string): string => {
  const line = text.slice(0, LONGEST);
  const rest = /[@.]/.test(line) ? line.replace(ADDRESSES, ' ').replace(HANDLES, ' ') : line;
  return rest.replace(NETWORKS, ' ');
};
