import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isLoopback } from '../../../provider/config/values.ts';
import type { Caller } from '../http/requests.ts';
import type { Pages } from './pages.ts';

/** SECURITY.md's advice for hosts, with `data:` pictures, hashes, and the board's Trusted Types policies. */
const pagePolicy = ({ scripts, styles }: Pages) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scripts],
  styleSrc: ["'self'", ...styles],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dompurify', 'cv-worker'],
});

const NONE = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

const COMMON = {
  // A handler's own header, for example that of the callback page, is stricter.
  overwrite: false,
  // These headers have no effect in today's browsers, or the content security policy covers them.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  strictTransportSecurity: false,
  permissionsPolicy: Object.fromEntries(
    ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'displayCapture'].map(
      (feature) => [feature, false],
    ),
  ),
} as const;

// `same-origin` would disconnect the window in which a person signs in to a platform.
const forPages = (pages: Pages) =>
  secureHeaders({
    ...COMMON,
    contentSecurityPolicy: pagePolicy(pages),
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });

const forOthers = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: NONE,
  crossOriginOpenerPolicy: false,
  referrerPolicy: 'no-referrer',
});

const HSTS = 'max-age=31536000';

/** Headers that browsers ignore on plain http are added only for https and loopback. */
export const securityHeaders = (
  pages: Pages,
): MiddlewareHandler<{ Bindings: { readonly caller: Caller | null } }> => {
  const onPage = forPages(pages);
  return async (context, next) => {
    await next();
    // A browser replaces the stored headers of a page with those of a 304, so a 304 gets none.
    if (context.res.status === 304) return;
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    await (isPage ? onPage : forOthers)(context, async () => {});
    const origin = new URL(context.env.caller?.origin ?? context.req.url);
    const isHttps = origin.protocol === 'https:';
    if (isHttps) context.header('Strict-Transport-Security', HSTS);
    // On an insecure page, browsers ignore the opener policy and log a warning for each answer.
    if (!isHttps && !isLoopback(origin.hostname)) context.res.headers.delete('Cross-Origin-Opener-Policy');
  };
};
