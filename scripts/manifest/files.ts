import { version } from '../../package.json';
import { contractOf } from './contract.ts';
import { customElementsOf } from './custom-elements.ts';
import { cssDataOf, htmlDataOf, webTypesOf } from './editors.ts';
import { typingsOf } from './typings.ts';

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns every file of the contract that the build writes: texts by path in `dist/widget`. */
export const filesOf = (): Readonly<Record<string, string>> => {
  const contract = contractOf();
  const typings = Object.entries(typingsOf(contract)).map(([name, text]) => [
    `types/frameworks/${name}`,
    `// Made by the build from scripts/manifest.\n${text}`,
  ]);
  return {
    'custom-elements.json': jsonOf(customElementsOf(contract)),
    'vscode.html-custom-data.json': jsonOf(htmlDataOf(contract)),
    'vscode.css-custom-data.json': jsonOf(cssDataOf(contract)),
    'web-types.json': jsonOf(webTypesOf(contract, { name: 'data-connect', version })),
    ...Object.fromEntries(typings),
  };
};
