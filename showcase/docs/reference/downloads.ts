interface Download {
  readonly name: string;
  readonly note: string;
  readonly text: string;
}

/** The data that is read from each platform's download, and the place where a person requests it. */
export const DOWNLOADS: readonly Download[] = [
  {
    name: 'YouTube',
    note: 'takeout.google.com → YouTube',
    text: 'Subscriptions, playlists, liked and listed videos (with the history, which has their titles), watched channels, searches (each only where the person ticks it: they may name people); in any language. [takeout-sample-youtube.zip](/sandbox/archives/takeout-sample-youtube.zip), [takeout-sample-youtube-json.zip](/sandbox/archives/takeout-sample-youtube-json.zip)',
  },
  {
    name: 'Gmail',
    note: 'takeout.google.com → Mail',
    text: 'Names of newsletters; no text, no subject, no person. [takeout-sample-mail.zip](/sandbox/archives/takeout-sample-mail.zip)',
  },
  {
    name: 'Instagram',
    note: 'Accounts Centre → Your information and permissions',
    text: 'Topics, followed accounts and hashtags, whose posts were liked or saved, own captions, searched hashtags (only where ticked); no searched account or word. [instagram-sample.zip](/sandbox/archives/instagram-sample.zip), [instagram-sample-html.zip](/sandbox/archives/instagram-sample-html.zip)',
  },
  {
    name: 'Facebook',
    note: 'Accounts Centre → Your information and permissions',
    text: 'Pages, groups, topics, events, saved items and their collections, own groups and events; no friend, no post, no search. [facebook-sample.zip](/sandbox/archives/facebook-sample.zip), [facebook-sample-html.zip](/sandbox/archives/facebook-sample-html.zip)',
  },
  {
    name: 'LinkedIn',
    note: 'Settings → Data privacy → Get a copy of your data',
    text: 'Companies, hashtags, skills, positions, education, courses, publications, headline, saved jobs; no connections, no searches. [linkedin-sample.zip](/sandbox/archives/linkedin-sample.zip)',
  },
  {
    name: 'Reddit',
    note: 'reddit.com/settings/data-request',
    text: 'Communities, saved, upvoted and own posts; no comment. [reddit-sample.zip](/sandbox/archives/reddit-sample.zip)',
  },
  {
    name: 'Pinterest',
    note: 'Settings → Privacy and data → Request your data',
    text: 'Boards, pins. [pinterest-sample.zip](/sandbox/archives/pinterest-sample.zip)',
  },
  {
    name: 'GitHub',
    note: 'Settings → Account → Export account data',
    text: 'Own repositories, stars where the export has them. [github-sample.tar.gz](/sandbox/archives/github-sample.tar.gz)',
  },
];
