import type { Plugin } from 'vite';

/**
 * The exports that the flow and its libraries use. The packages are CommonJS, so the bundler cannot remove the others.
 */
const KEPT_EXPORTS = new Map([
  [
    'react',
    [
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      'createContext',
      'createElement',
      'useCallback',
      'useContext',
      'useDebugValue',
      'useEffect',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
      'useSyncExternalStore',
      'version',
    ],
  ],
  [
    'react-dom',
    ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'createPortal', 'flushSync'],
  ],
  [
    'scheduler',
    [
      'unstable_IdlePriority',
      'unstable_ImmediatePriority',
      'unstable_LowPriority',
      'unstable_NormalPriority',
      'unstable_UserBlockingPriority',
      'unstable_cancelCallback',
      'unstable_getCurrentPriorityLevel',
      'unstable_now',
      'unstable_requestPaint',
      'unstable_scheduleCallback',
      'unstable_shouldYield',
    ],
  ],
]);

const LIBRARY = /node_modules\/(react|react-dom|scheduler)\/cjs\/\1\.production\.js$/;
const NAMED_IMPORTS = /import\s*\{([^}]+)\}\s*from\s*["'](react|react-dom)["']/g;

const dropExports = (code: string, kept: readonly string[]) =>
  code.replace(/^exports\.(\w+) =/gm, (all, name: string) =>
    kept.includes(name) ? all : `const unused_${name} =`,
  );

const CLIENT = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
// References inside React DOM to the removed exports: hints for the page's head (`preload`, `prefetchDNS`, …) and form
// resets.
const HEAD_HINTS = /^ {2}[rDCLmXSM]: (?:requestFormReset|prefetchDNS|preconnect|preload|preinit)\w*,?$/gm;

/** Removes unused exports from React, so that the bundler removes the code that only they use. */
export const slimReact = (environment: string): Plugin => ({
  name: 'slim-react',
  applyToEnvironment: ({ name }) => name === environment,
  transform(code, id) {
    const kept = KEPT_EXPORTS.get(LIBRARY.exec(id)?.[1] ?? '');
    if (kept) return { code: dropExports(code, kept), map: null };
    if (CLIENT.test(id)) return { code: code.replace(HEAD_HINTS, ''), map: null };
    for (const [, names = '', library = ''] of code.matchAll(NAMED_IMPORTS))
      for (const name of names.match(/\w+(?=\s*(?:,|$| as ))/g) ?? [])
        if (!KEPT_EXPORTS.get(library)?.includes(name))
          this.error(`${name} of ${library} is not among the kept exports of scripts/slim-react.ts`);
    return null;
  },
});
