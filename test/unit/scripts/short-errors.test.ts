import { expect, it } from 'vitest';
import { withShortErrors } from '../../../scripts/short-errors.ts';

const LONG = 'No initial state specified for a compound state node';

it.each([`'${LONG}'`, `"${LONG}"`, `\`${LONG}: \${name}\``, `\n// A comment.\n\`${LONG}\``])(
  'an error of XState with a long text has a short one: %s',
  (text) => {
    expect(withShortErrors('file.js', `throw new Error(${text});`).replaceAll(/\n.*\n/g, '')).toBe(
      "throw new Error('XState: wrong machine');",
    );
  },
);

it.each([
  "new Error('Unable to stop')",
  `new Error(\`${LONG}:\\n\${error.message}\`)`,
  'new Error(anErrorTextThatIsComputedSomewhereElse)',
  `new TypeError('${LONG}')`,
  `said('${LONG}')`,
])('%s stays as it is', (source) => {
  expect(withShortErrors('file.js', source)).toBe(source);
});
