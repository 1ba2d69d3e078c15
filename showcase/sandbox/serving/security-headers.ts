import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Caller, isLoopbackName } from '../http/caller.ts';
import type { Pages } from './pages.ts';

/**
 * The policy of every page: what SECURITY.md asks of hosts, pictures drawn on the spot (`data:`), and the few inline
 * scripts and styles of the prerendered pages, by their hashes. `dompurify` is the
 * one Trusted Types policy; the job board's sanitiser makes it.
 */
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
  trustedTypes: ['dompurify'],
});

const NONE = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

const COMMON = {
  // What a handler has set itself, the callback page for instance, is stricter.
  overwrite: false,
  // Of no effect in today's browsers, or said by the policy.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Below: it depends on the caller.
  strictTransportSecurity: false,
  permissionsPolicy: Object.fromEntries(
    ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'displayCapture'].map(
      (feature) => [feature, false],
    ),
  ),
} as const;

// `same-origin` would cut the window in which a person signs in to a platform.
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

/** Security headers on every answer; those that plain http ignores only where they hold. */
export const securityHeaders = (
  pages: Pages,
): MiddlewareHandler<{ Bindings: { readonly caller: Caller | null } }> => {
  const onPage = forPages(pages);
  return async (context, next) => {
    await next();
    // A browser puts the headers of a 304 in place of those that it stored with the page.
    if (context.res.status === 304) return;
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    await (isPage ? onPage : forOthers)(context, async () => {});
    const origin = new URL(context.env.caller?.origin ?? context.req.url);
    const isHttps = origin.protocol === 'https:';
    if (isHttps) context.header('Strict-Transport-Security', HSTS);
    // Browsers ignore the opener policy of an insecure page and complain on each.
    if (!isHttps && !isLoopbackName(origin.hostname))
      context.res.headers.delete('Cross-Origin-Opener-Policy');
  };
};
