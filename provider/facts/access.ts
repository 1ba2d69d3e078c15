import type { ConnectorId } from '../../common/platforms/ids.ts';

/**
 * A platform's current rules for reading data, and its requirements for the operator. `connectors.ts` has the scopes.
 */
export interface Access {
  /** Data that people expect here, but that the platform gives to no application; `null` if there is none. */
  readonly closed: string | null;
  /** The review of the operator's application before the public may connect. */
  readonly review: string;
  readonly quota: string;
  /** `free`, or the price. */
  readonly cost: string;
  /** The platform's page with these rules. */
  readonly page: string;
  /** Facts that the platform's own pages did not confirm. */
  readonly unconfirmed?: string;
}

/** From the platforms' documentation of 22 November 2026. */
export const ACCESS: Readonly<Record<ConnectorId, Access>> = {
  youtube: {
    closed: 'watch history and search history',
    review: 'verification of the application by Google: the scope is sensitive',
    quota: '10,000 units a day for the whole application, searches and uploads apart; a page of 50 costs 1',
    cost: 'free',
    page: 'https://developers.google.com/youtube/v3/determine_quota_cost',
  },
  linkedin: {
    closed: 'everything but name and picture for members outside the EEA and Switzerland; likes for all',
    review: 'access to Member Data Portability (3rd Party), asked for by a verified company page',
    quota: 'by application and member, shown in the developer portal',
    cost: 'free',
    page: 'https://learn.microsoft.com/linkedin/dma/member-data-portability/member-data-portability-3rd-party/',
  },
  reddit: {
    closed: null,
    review: 'explicit approval by Reddit, needed since November 2025 (Responsible Builder Policy)',
    quota: '100 calls a minute for the whole application',
    cost: 'free while the use is not commercial; by agreement otherwise',
    page: 'https://support.reddithelp.com/hc/en-us/articles/16160319875092-Reddit-Data-API-Wiki',
    unconfirmed:
      'the number of calls, read in copies of Reddit’s announcement of 2023, and the approval, read in copies of its policy of 2025',
  },
  pinterest: {
    closed: 'the interests that Pinterest itself works out',
    review: 'trial access first; standard access after a video of the connection at work',
    quota: 'trial: 1,000 calls a day for the whole application; standard: 100 a second for each person',
    cost: 'free',
    page: 'https://developers.pinterest.com/docs/reference/rate-limits/',
  },
  instagram: {
    closed: 'personal accounts altogether; whom you follow and what you like, for all',
    review: 'app review by Meta for advanced access; business and creator accounts only',
    quota: '4,800 calls in 24 hours for each view of the person’s posts (Meta’s Business Use Case limits)',
    cost: 'free',
    page: 'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login',
    unconfirmed: 'the number of calls, read in copies of Meta’s page on rate limits',
  },
  github: {
    closed: null,
    review: 'none',
    quota: '5,000 calls an hour for each person',
    cost: 'free',
    page: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
  },
  facebook: {
    closed: 'groups, posts and reactions',
    review: 'app review by Meta for user_likes, and verification of the business',
    quota: 'by the hour for each person, over all applications that read for them; Meta publishes no number',
    cost: 'free',
    page: 'https://developers.facebook.com/docs/graph-api/overview/rate-limiting/',
  },
  gmail: {
    closed: null,
    review: 'verification by Google and a security assessment every year: the scope is restricted',
    quota: '6,000 units a minute for each person (15,000 until 2026); a message cost 5 until then',
    cost: 'free up to 80,000,000 units a day for the application; the security assessment is paid',
    page: 'https://developers.google.com/gmail/api/reference/quota',
  },
};
