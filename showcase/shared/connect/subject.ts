import type { WidgetMessage } from './widget-message.ts';

/**
 * Who responded, as this site knows them: `sub` of the access token (RFC 9068), or `null` where the token does not say. The
 * username is for the screen only: ann@a.example and ann@b.example are both `ann`.
 * The signature is not checked: the answer decides only whether what the page shows of a person may stay.
 */
export const subjectOf = ({ accessToken }: Pick<WidgetMessage, 'accessToken'>): string | null => {
  try {
    const [, claims = ''] = accessToken.replaceAll('-', '+').replaceAll('_', '/').split('.');
    return /"sub":"([^"]+)"/.exec(atob(claims))?.[1] ?? null;
  } catch {
    return null;
  }
};
