import type { Contract, NamedRow } from './contract.ts';

const named = ({ name, description }: NamedRow) => ({ name, description });

/** VS Code's HTML custom data: https://github.com/microsoft/vscode-custom-data. */
export const htmlDataOf = ({ tagName, description, attributes, slots }: Contract) => ({
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
export const cssDataOf = ({ customProperties, parts, states }: Contract) => ({
  version: 1.1,
  properties: customProperties.map(({ name, syntax, description, ...property }) => ({
    name,
    description: `${description}\n\nDefault: \`${property.default}\``,
    syntax,
  })),
  pseudoElements: parts.map(({ name, description }) => ({ name: `::part(${name})`, description })),
  pseudoClasses: states.map(({ name, description }) => ({ name: `:state(${name})`, description })),
});

/** JetBrains' web-types: https://github.com/JetBrains/web-types. */
export const webTypesOf = (contract: Contract, { name, version }: { name: string; version: string }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: contract.tagName,
          description: contract.description,
          attributes: contract.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            ...(attribute.default !== null && { default: attribute.default }),
            value:
              attribute.kind === 'flag'
                ? { kind: 'no-value', type: 'boolean' }
                : { kind: 'plain', type: attribute.type },
          })),
          slots: contract.slots.map(named),
          js: {
            properties: contract.properties.map(({ type, readonly, ...property }) => ({
              ...named(property),
              default: property.default,
              type,
              ...(readonly && { 'read-only': true }),
            })),
            events: contract.events.map(({ type, ...event }) => ({ ...named(event), type })),
          },
          css: {
            parts: contract.parts.map(named),
            properties: contract.customProperties.map((property) => ({
              ...named(property),
              default: property.default,
            })),
          },
        },
      ],
    },
  },
});
