interface PagePolicy {
  /** Sources of `frame-ancestors`; no page may frame it by default. */
  readonly ancestors?: string;
  /** Names of the page's own Trusted Types policies; none by default. */
  readonly trustedTypes?: string;
  /** Sources of `form-action`; no form by default. */
  readonly formAction?: string;
  /** Further directives. */
  readonly more?: readonly string[];
}

/** The content security policy of a built page: scripts and calls of its own origin only. */
export const pagePolicy = ({
  ancestors = "'none'",
  trustedTypes = "'none'",
  formAction = "'none'",
  more = [],
}: PagePolicy = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `frame-ancestors ${ancestors}`,
    ...more,
  ].join('; ');

/** The directives of a page with style sheets and pictures of its own. */
export const WITH_FILES = ["style-src 'self'", "img-src 'self' data:"] as const;
