import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { customElementsOf } from '../../../scripts/manifest/files.ts';

const schema = JSON.parse(readFileSync('node_modules/custom-elements-manifest/schema.json', 'utf8'));
const manifest = customElementsOf(contractOf());

it('custom-elements.json is a manifest by its schema', () => {
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const isValid = ajv.validate({ ...schema, $schema: undefined }, JSON.parse(JSON.stringify(manifest)));
  expect(ajv.errors).toBeNull();
  expect(isValid).toBe(true);
});

it('custom-elements.json describes the element, and its guide names each property, method and event', () => {
  const [module] = manifest.modules;
  const [declaration] = module?.declarations ?? [];
  expect(declaration).toMatchObject({ tagName: 'data-connect-button', name: 'DataConnectButton' });
  const guide = readFileSync('widget/README.md', 'utf8');
  const contract = contractOf();
  const ownProperties = contract.properties.filter(({ attribute }) => attribute === null);
  const rows = [
    ...[...contract.events, ...ownProperties].map(({ name }) => name),
    ...contract.methods.map(({ name }) => `${name}()`),
  ];
  expect(rows.filter((name) => !guide.includes(`\n| \`${name}\` |`))).toEqual([]);
});
