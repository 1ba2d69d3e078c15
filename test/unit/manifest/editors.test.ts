import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { cssDataOf, htmlDataOf, webTypesOf } from '../../../scripts/manifest/editors.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';

const contract = contractOf(readStyles());
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** The doc comment of each field in a file, as one line of text. */
const commentsIn = (path: string) =>
  Object.fromEntries(
    [
      ...readFileSync(path, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(?:readonly )?(\w+)\??:/g),
    ].map(([, comment = '', name]) => [name, comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()]),
  );

describe('what an editor offers', () => {
  it.each(contract.attributes)('in code is the description of $property', ({ property, description }) => {
    const ofOptions = commentsIn('widget/options.ts');
    // The element and the component have wider types for the two lists.
    const ofProperties = commentsIn('widget/element/properties.ts');
    expect(ofOptions[property]).toBe(description);
    if (property === 'requestData' || property === 'connectors')
      expect(ofProperties[property]).toBe(description);
  });

  it('in VS Code’s HTML is every attribute, with the values of a choice and none for a flag', () => {
    const [tag] = htmlDataOf(contract).tags;
    expect(tag?.name).toBe('data-connect-button');
    expect(namesOf(tag?.attributes ?? [])).toEqual(namesOf(contract.attributes));
    const theme = tag?.attributes.find(({ name }) => name === 'theme');
    expect(namesOf(theme?.values || [])).toEqual(['auto', 'light', 'dark']);
    expect(tag?.attributes.find(({ name }) => name === 'disabled')).toMatchObject({ valueSet: 'v' });
  });

  it('in VS Code’s CSS is every custom property, part and state', () => {
    const { properties, pseudoClasses, pseudoElements } = cssDataOf(contract);
    expect(namesOf(properties)).toEqual(namesOf(contract.customProperties));
    expect(namesOf(pseudoElements)).toEqual(contract.parts.map(({ name }) => `::part(${name})`));
    expect(namesOf(pseudoClasses)).toEqual([':state(open)', ':state(loading)', ':state(signedin)']);
  });

  it('in JetBrains’ format is the whole contract', () => {
    const types = webTypesOf(contract, { name: 'data-connect', version: '1.2.3' });
    expect(types).toMatchObject({ name: 'data-connect', version: '1.2.3' });
    const [element] = types.contributions.html.elements;
    expect(namesOf(element?.attributes ?? [])).toEqual(namesOf(contract.attributes));
    expect(namesOf(element?.slots ?? [])).toEqual(namesOf(contract.slots));
    expect(namesOf(element?.js.properties ?? [])).toEqual(namesOf(contract.properties));
    expect(namesOf(element?.js.events ?? [])).toEqual(namesOf(contract.events));
    expect(namesOf(element?.css.parts ?? [])).toEqual(namesOf(contract.parts));
    expect(namesOf(element?.css.properties ?? [])).toEqual(namesOf(contract.customProperties));
  });
});
