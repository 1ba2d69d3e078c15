import type {
  ClassMember,
  CustomElementDeclaration,
  Export,
  Event as ManifestEvent,
  Package,
} from 'custom-elements-manifest';
import type { Contract, NamedRow } from './contract.ts';

/** Paths of files in the package, relative to its root. */
const MODULE = 'dist/widget/module/index.js';
const SCRIPT = 'dist/widget/data-connect.js';

const detailsOf = ({ fields, description, bubbles }: Contract['events'][number]): string => {
  const list = Object.entries(fields).map(([name, type]) => `- \`${name}\`: \`${type}\``);
  const travels = bubbles ? ['Bubbles and crosses shadow roots.'] : [];
  return [description, ...travels, ...list].join('\n');
};

const typed = (text: string) => ({ text });

const membersOf = ({ properties, methods }: Contract): ClassMember[] => [
  ...properties.map(({ name, type, description, attribute, readonly, ...property }) => ({
    kind: 'field' as const,
    name,
    type: typed(type),
    default: property.default,
    description,
    ...(readonly && { readonly }),
    ...(attribute !== null && { attribute, reflects: name !== 'apiKey' }),
  })),
  ...methods.map(({ name, description, returns }) => ({
    kind: 'method' as const,
    name,
    description,
    return: { type: typed(returns) },
  })),
];

const eventOf = (event: Contract['events'][number]): ManifestEvent => ({
  name: event.name,
  type: typed(event.type),
  description: detailsOf(event),
});

const styledBy = ({ slots, parts, states }: Contract) => {
  const plain = ({ name, description }: NamedRow) => ({ name, description });
  return { slots: slots.map(plain), cssParts: parts.map(plain), cssStates: states.map(plain) };
};

const declarationOf = (contract: Contract): CustomElementDeclaration => ({
  kind: 'class',
  customElement: true,
  name: contract.className,
  tagName: contract.tagName,
  description: contract.description,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: contract.attributes.map((attribute) => ({
    name: attribute.name,
    fieldName: attribute.property,
    type: typed(attribute.type),
    description: attribute.description,
    ...(attribute.default !== null && { default: attribute.default }),
  })),
  members: membersOf(contract),
  events: contract.events.map(eventOf),
  ...styledBy(contract),
  cssProperties: contract.customProperties.map(({ name, syntax, description, ...property }) => ({
    name,
    syntax,
    default: property.default,
    description,
  })),
});

/** The Custom Elements Manifest: https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0. */
export const customElementsOf = (contract: Contract): Package => {
  const { className, tagName, exports } = contract;
  const names = exports.find(({ entry }) => entry === '.')?.names ?? [];
  const declared = { name: className, module: MODULE };
  const exported: Export[] = [
    ...names.map((name) => ({ kind: 'js' as const, name, declaration: { name, module: MODULE } })),
    { kind: 'custom-element-definition', name: tagName, declaration: declared },
  ];
  return {
    schemaVersion: '2.1.0',
    readme: 'widget/README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        description: 'For bundlers; importing it defines the element.',
        declarations: [declarationOf(contract)],
        exports: exported,
      },
      {
        kind: 'javascript-module',
        path: SCRIPT,
        description: 'For a script tag, with everything it needs beside it.',
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration: declared }],
      },
    ],
  };
};
