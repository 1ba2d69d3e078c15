import type { Plugin } from 'vite';

const CLIENT = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const THROWN = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
/** How many React DOM makes when it is loaded, to throw and recognise later. Nobody reads their stacks. */
const ERRORS = 5;

/**
 * Has React DOM make its own exceptions without stacks. A stack leads through the function around the whole library, which
 * Chromium then parses again, on the main thread, wherever a tool looks on: 45 ms on a slow phone.
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
