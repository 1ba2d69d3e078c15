// Types that the frameworks of the documentation's samples provide, because their packages are not installed here.
type AnswerShare = (
  body: unknown,
  variables: Readonly<Record<string, string | undefined>>,
) => Promise<Response>;

declare module '$env/dynamic/private' {
  export const env: Readonly<Record<string, string | undefined>>;
}

declare module '$lib/server/answer-share' {
  export const answerShare: AnswerShare;
}

declare module 'astro:env/server' {
  export const getSecret: (name: string) => string | undefined;
}

// Nuxt imports these by itself.
declare const answerShare: AnswerShare;
declare const defineEventHandler: <Answer>(
  handle: (event: Request) => Promise<Answer>,
) => (event: Request) => Promise<Answer>;
declare const readBody: (event: Request) => Promise<unknown>;

declare module 'webdriverio' {
  interface Found extends Finder {
    readonly click: () => Promise<void>;
    readonly setValue: (text: string) => Promise<void>;
    readonly waitForDisplayed: (options?: { readonly reverse: boolean }) => Promise<true>;
  }
  interface Finder {
    readonly $: (selector: string) => Found;
  }
  export interface Browser extends Finder {
    readonly execute: <Value>(script: () => Value) => Promise<Value>;
    readonly keys: (value: string) => Promise<void>;
  }
}

interface CypressFound {
  readonly shadow: () => CypressFound;
  readonly find: (selector: string) => CypressFound;
  readonly contains: (selector: string, text: string | RegExp) => CypressFound;
  readonly first: () => CypressFound;
  readonly click: () => CypressFound;
  readonly type: (text: string) => CypressFound;
  readonly should: (expected: string) => CypressFound;
}
declare const cy: { readonly get: (selector: string) => CypressFound };
