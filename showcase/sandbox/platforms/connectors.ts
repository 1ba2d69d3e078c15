/** The eight connectors. Between them, their answers use all six URL keys. */
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
    shares: ['Your public boards', 'Topics you follow'],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    urlKey: 'authUrl',
    shares: ['Accounts you follow', 'Your public posts'],
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
    shares: ['Pages you liked', 'Groups you joined'],
  },
  { id: 'gmail', name: 'Gmail', urlKey: 'gmail_url', shares: ['Names of your newsletters', 'Your labels'] },
] as const;

export const connectorNamed = (id: string | undefined) => CONNECTORS.find((connector) => connector.id === id);
