import type {
  ClassMember,
  CustomElementDeclaration,
  Export,
  Event as ManifestEvent,
  Package,
} from 'custom-elements-manifest';
import type { Contract } from './contract.ts';

/** Paths of files in the package, relative to its root. */
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
