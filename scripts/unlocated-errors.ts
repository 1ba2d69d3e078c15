import type { Plugin } from 'vite';

const BEFORE = `const Built = globalThis.Error;
let Error = function (message) { return Object.create(Built.prototype, { message: { value: message } }); };
`;
const AFTER = '\nError = Built;\n';

/**
 * Lets React DOM start without stacks of errors. It creates five errors at its start, only to compare with them. With
 * Lighthouse or developer tools attached, V8 looks up their lines in the source, and for that parses all of React DOM
 * again: 200 to 250 ms on a processor that is four times slower (Chromium 156), the longest task of each page. Errors
 * after the start have stacks.
 */
export const unlocatedErrors: Plugin = {
  name: 'unlocated-errors',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production/ },
    handler: (code) => ({ code: BEFORE + code + AFTER, map: null }),
  },
};
