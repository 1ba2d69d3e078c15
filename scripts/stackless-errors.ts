import type { Plugin } from 'vite';

const CLIENT = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const THROWN = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
/**
 * Number of exceptions that React DOM creates at load time, to throw and recognise later. Their stacks are never read.
 */
const ERRORS = 5;

/**
 * Makes React DOM create its own exceptions without stacks. A stack includes the function around the whole library. If
 * a debugging tool is attached, Chromium parses that function again on the main thread: 45 ms on a slow phone.
 */
export const stacklessErrors = (environment: string): Plugin => ({
  name: 'stackless-errors',
  applyToEnvironment: ({ name }) => name === environment,
  transform: {
    filter: { id: CLIENT },
    handler(code) {
      const found = code.match(THROWN)?.length;
      if (found !== ERRORS)
        this.error(`React DOM makes ${found ?? 0} exceptions at its start, not ${ERRORS}`);
      const made = '$1Object.create(Error.prototype, { message: { value: $2 } })';
      return { code: code.replace(THROWN, made), map: null };
    },
  },
});
