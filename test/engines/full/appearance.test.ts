import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import type { Person } from '../support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost } = useEngine({ colours: 'dark' });

const HOST = "document.querySelector('data-connect-button')";
const styleOf = (selector: string, property: string) =>
  `getComputedStyle(${HOST}.shadowRoot.querySelector('${selector}')).${property}`;

/** The sum of red, green and blue of the dialog's background: 0 to 765. */
const brightness = async (person: Person) => {
  const [red, green, blue] =
    String(await person.read(styleOf('dialog', 'backgroundColor'))).match(/[\d.]+/g) ?? [];
  return Number(red) + Number(green) + Number(blue);
};

const openDialog = async (person: Person) => {
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
};

it.each([
  { theme: 'auto', isDark: true },
  { theme: 'dark', isDark: true },
  { theme: 'light', isDark: false },
])('the theme $theme on a dark system gives a dialog that is dark: $isDark', async ({ theme, isDark }) => {
  const person = await comeToHost({ attributes: `theme="${theme}"` });
  await openDialog(person);
  expect((await brightness(person)) < 382).toBe(isDark);
});

it('a theme that changes while the dialog is open changes it at once', async () => {
  const person = await comeToHost({ attributes: 'theme="dark"' });
  await openDialog(person);
  await person.read(`${HOST}.theme = 'light'`);
  await expect.poll(() => brightness(person)).toBeGreaterThan(382);
});

it('custom properties, parts and states of the host reach the button and the dialog', async () => {
  const person = await comeToHost({
    attributes: 'style="--dc-accent: rgb(1, 2, 3); --dc-radius: 3px; --dc-trigger-radius: 1px"',
  });
  await person.read(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'data-connect-button::part(label) { letter-spacing: 5px } data-connect-button:state(open) { outline: 7px solid red }',
    );
    document.adoptedStyleSheets = [sheet];
  })()`);
  await openDialog(person);
  expect({
    trigger: await person.read(styleOf('button', 'borderTopLeftRadius')),
    label: await person.read(styleOf('button [part=label]', 'letterSpacing')),
    open: await person.read(`getComputedStyle(${HOST}).outlineWidth`),
    submit: await person.read(styleOf('[type=submit]', 'backgroundColor')),
    radius: await person.read(styleOf('dialog', 'borderTopLeftRadius')),
  }).toEqual({ trigger: '1px', label: '5px', open: '7px', submit: 'rgb(1, 2, 3)', radius: '3px' });
});
