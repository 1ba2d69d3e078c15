/** Addresses, with and without a scheme, and e-mail addresses. A path ends at a space. */
const ADDRESSES =
  /\b(?:https?:\/\/|www\.)\S+|\S+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|me|tv|co|gg|ly|be|fm|app|dev|link)\b(?:\/\S*)?/giu;
const HANDLES = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_.]+/gu;
/** Networks that descriptions name because the channel is there too. GitHub is missing: a link to it says what a thing is. */
const NETWORKS =
  /(?<![\p{L}\p{N}])#?(?:youtube|you tube|instagram|insta|facebook|twitter|tik ?tok|linked ?in|pinterest|reddit|snapchat|discord|twitch|patreon|whats ?app|telegram|bluesky|soundcloud|spotify|weibo|bilibili|wechat)(?![\p{L}\p{N}])/giu;

/** Longer texts are not kept, and these expressions see no more of a stranger's text. */
const LONGEST = 2_000;

/**
 * A description without what leads elsewhere: "Subscribe: https://www.youtube.com/c/…" made every musician's listener
 * a friend of technology.
 */
export const withoutLinks = (text: string): string => {
  const line = text.slice(0, LONGEST);
  const rest = /[@.]/.test(line) ? line.replace(ADDRESSES, ' ').replace(HANDLES, ' ') : line;
  return rest.replace(NETWORKS, ' ');
};
