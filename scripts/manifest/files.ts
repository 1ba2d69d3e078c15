import { version } from '../../package.json';
import { type Contract, contractOf } from './contract.ts';
import { customElementsOf } from './custom-elements.ts';
import { typingsOf } from './typings.ts';

/** VS Code's HTML custom data: https://github.com/microsoft/vscode-custom-data. */
const htmlDataOf = ({ tagName, description, attributes, slots }: Contract) => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description: `${description}\n\nSlots: ${slots.map(({ name }) => `\`${name}\``).join(', ')}.`,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.description,
        ...(attribute.kind === 'flag' && { valueSet: 'v' }),
        ...(attribute.values && { values: attribute.values.map((name) => ({ name })) }),
      })),
    },
  ],
});

/** VS Code's CSS custom data. */
const cssDataOf = ({ customProperties, parts, states }: Contract) => ({
  version: 1.1,
  properties: customProperties.map(({ default: fallback, description, ...row }) => ({
    ...row,
    description: `${description}\n\nDefault: \`${fallback}\``,
  })),
  pseudoElements: parts.map(({ name, description }) => ({ name: `::part(${name})`, description })),
  pseudoClasses: states.map(({ name, description }) => ({ name: `:state(${name})`, description })),
});

/** JetBrains' web-types: https://github.com/JetBrains/web-types. */
const webTypesOf = (contract: Contract) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'data-connect',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: contract.tagName,
          description: contract.description,
          attributes: contract.attributes.map(({ name, description, kind, type, ...row }) => ({
            name,
            description,
            ...(row.default !== null && { default: row.default }),
            value: kind === 'flag' ? { kind: 'no-value', type } : { kind: 'plain', type },
          })),
          slots: contract.slots,
          js: {
            properties: contract.properties.map(({ readonly, attribute: _, ...row }) => ({
              ...row,
              ...(readonly && { 'read-only': true }),
            })),
            events: contract.events.map(({ name, description, type }) => ({ name, description, type })),
          },
          css: {
            parts: contract.parts,
            properties: contract.customProperties.map(({ syntax: _, ...row }) => row),
          },
        },
      ],
    },
  },
});

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
    'web-types.json': jsonOf(webTypesOf(contract)),
    ...Object.fromEntries(typings),
  };
};
