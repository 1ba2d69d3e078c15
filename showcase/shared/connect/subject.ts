import type { WidgetMessage } from './widget-message.ts';

/**
 * Returns an id of the person who responded: `sub` of the access token (RFC 9068); `null` if the token has none. The
 * username is only for display: ann@a.example and ann@b.example are both `ann`. The signature is not verified: the
 * result only decides whether the page may keep showing a person's data.
 */
export const subjectOf = ({ accessToken }: Pick<WidgetMessage, 'accessToken'>): string | null => {
  try {
    const [, claims = ''] = accessToken.replaceAll('-', '+').replaceAll('_', '/').split('.');
    return /"sub":"([^"]+)"/.exec(atob(claims))?.[1] ?? null;
  } catch {
    return null;
  }
};
