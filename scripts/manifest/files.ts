import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ClassMember,
  CustomElementDeclaration,
  Export,
  Event as ManifestEvent,
  Package,
} from 'custom-elements-manifest';
import { version } from '../../package.json';
import { type Contract, contractOf } from './contract.ts';

const MODULE = 'dist/widget/module/index.js';
const SCRIPT = 'dist/widget/data-connect.js';

const typed = (text: string) => ({ type: { text } });

const membersOf = ({ properties, methods }: Contract): ClassMember[] => [
  ...properties.map(({ type, attribute, readonly, ...row }) => ({
    kind: 'field' as const,
    ...row,
    ...typed(type),
    ...(readonly && { readonly }),
    ...(attribute !== null && { attribute, reflects: row.name !== 'apiKey' }),
  })),
  ...methods.map(({ returns, ...row }) => ({ kind: 'method' as const, ...row, return: typed(returns) })),
];

const eventOf = ({ name, type, description, bubbles, fields }: Contract['events'][number]): ManifestEvent => {
  const list = Object.entries(fields).map(([field, text]) => `- \`${field}\`: \`${text}\``);
  const travels = bubbles ? ['Bubbles and crosses shadow roots.'] : [];
  return { name, ...typed(type), description: [description, ...travels, ...list].join('\n') };
};

const declarationOf = (contract: Contract): CustomElementDeclaration => ({
  kind: 'class',
  customElement: true,
  name: contract.className,
  tagName: contract.tagName,
  description: contract.description,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: contract.attributes.map(({ name, property, type, description, ...row }) => ({
    name,
    fieldName: property,
    ...typed(type),
    description,
    ...(row.default !== null && { default: row.default }),
  })),
  members: membersOf(contract),
  events: contract.events.map(eventOf),
  slots: contract.slots,
  cssParts: contract.parts,
  cssStates: contract.states,
  cssProperties: contract.customProperties,
});

/** The Custom Elements Manifest: https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0. */
export const customElementsOf = (contract: Contract): Package => {
  const { className, tagName, exports } = contract;
  const names = exports.find(({ entry }) => entry === '.')?.names ?? [];
  const definition: Export = {
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name: className, module: MODULE },
  };
  return {
    schemaVersion: '2.1.0',
    readme: 'widget/README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        description: 'For bundlers; importing it defines the element.',
        declarations: [declarationOf(contract)],
        exports: [
          ...names.map((name) => ({ kind: 'js' as const, name, declaration: { name, module: MODULE } })),
          definition,
        ],
      },
      {
        kind: 'javascript-module',
        path: SCRIPT,
        description: 'For a script tag, with everything it needs beside it.',
        exports: [definition],
      },
    ],
  };
};

const documented = (text: string, line: string) => `  /** ${text} */\n  ${line}\n`;

const attributesOf = ({ attributes }: Contract) =>
  attributes
    .map(({ name, kind, type, description }) => {
      const value = kind === 'flag' ? "boolean | ''" : kind === 'choice' ? type : 'string';
      return documented(description, `'${name}'?: ${value};`);
    })
    .join('');

const listenersOf = ({ events }: Contract, keyOf: (event: string) => string) =>
  events
    .map(({ name, description }) =>
      documented(description, `${keyOf(name)}?: (event: DataConnectEventMap['${name}']) => void;`),
    )
    .join('');

const TEMPLATES = join(import.meta.dirname, 'typings');

/** A bundler that imports types loads the empty `none.js`. */
const typingsOf = (contract: Contract): Readonly<Record<string, string>> => {
  const parts: Readonly<Record<string, string>> = {
    tagName: contract.tagName,
    attributes: attributesOf(contract),
    slots: contract.slots.map(({ name }) => `'${name}'`).join(' | '),
    listeners: listenersOf(contract, (event) => `on${event}`),
    colonListeners: listenersOf(contract, (event) => `'on:${event}'`),
    camelListeners: listenersOf(contract, (event) => `on${event[0]?.toUpperCase()}${event.slice(1)}`),
  };
  const files = readdirSync(TEMPLATES).map((name) => {
    const text = readFileSync(join(TEMPLATES, name), 'utf8');
    return [
      name.replace('.txt', ''),
      text.replace(/\{\{(\w+)\}\}/g, (whole, part: string) => parts[part] ?? whole),
    ];
  });
  return Object.fromEntries(files);
};

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

/** Texts by path in `dist/widget`. */
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
