/**
 * The eight connectors. Their answers together use all six URL keys. `shares` is the consent page's text about the
 * lists that the stand-in gives (`provider/facts/lists.ts`).
 */
export const CONNECTORS = [
  {
    id: 'youtube',
    name: 'YouTube',
    urlKey: 'youtubeURL',
    shares: ['Channels you follow', 'Videos you liked'],
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    urlKey: 'linkedinUrl',
    shares: ['Headline and skills', 'Pages you follow'],
  },
  {
    id: 'reddit',
    name: 'Reddit',
    urlKey: 'reddit_url',
    shares: ['Communities you joined', 'Posts you saved'],
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    urlKey: 'platformURL',
    shares: ['Your boards', 'Your pins'],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    urlKey: 'authUrl',
    shares: ['Your posts'],
  },
  {
    id: 'github',
    name: 'GitHub',
    urlKey: 'url',
    shares: ['Your public repositories', 'Projects you starred'],
  },
  {
    id: 'facebook',
    name: 'Facebook',
    urlKey: 'facebookURL',
    shares: ['Pages you liked'],
  },
  { id: 'gmail', name: 'Gmail', urlKey: 'gmail_url', shares: ['Names of your newsletters'] },
] as const;

export const connectorNamed = (id: string | undefined) => CONNECTORS.find((connector) => connector.id === id);
