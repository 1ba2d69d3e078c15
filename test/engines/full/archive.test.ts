import { describe, expect, it } from 'vitest';
import { texts } from '../../../provider/account/locales/en.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor } = useEngine();

/** Chooses files as a person does: `input.files` takes the files of a transfer in every engine. */
const choose = (files: string) => `(async () => {
  const transfer = new DataTransfer();
  for (const file of await (${files})()) transfer.items.add(file);
  const input = document.querySelector('.file-choice input');
  input.files = transfer.files;
  const { length } = input.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return length;
})()`;

const sample = (...names: readonly string[]) =>
  choose(`async () => Promise.all(${JSON.stringify(names)}.map(async (name) => {
    const answer = await fetch('/sandbox/archives/' + name);
    return new File([await answer.blob()], name);
  }))`);

/** A table with "Pečenie chleba, Cœur, Žonglování" in the character set of a program of that country. */
const table = (bytes: readonly number[]) =>
  choose(`async () => [new File([new Uint8Array(${JSON.stringify(bytes)})], 'Skills.csv')]`);

const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];

const reader = async (email: string) => {
  const person = await comeTo('/account');
  await person.hasFocusOn(texts['signIn.email']);
  await person.type(email);
  await person.key('Enter');
  await person.hasFocusOn(texts['code.label']);
  await person.type(await codeFor(email));
  await person.sees(texts['archive.offer']);
  await person.press(texts['archive.open']);
  await person.until("document.querySelector('.file-choice input') !== null", 'no reader');
  return person;
};

describe('a download', () => {
  it('is read from a ZIP with pages and a .tar.gz, and what stays ticked is added', async () => {
    const person = await reader('archive-zip@example.org');
    expect(await person.read(sample('takeout-sample-youtube.zip', 'github-sample.tar.gz'))).toBe(2);
    await person.sees('Night Sky Diary');
    await person.sees('Bread School, part 1');
    await person.sees('arm-control');
    await person.press('Add (11)');
    await person.until("document.body.textContent.includes('entries: 9')", 'nothing is added');
    expect(await person.complaints()).toEqual([]);
  });

  it('is read from Facebook’s pages by the name below each heading', async () => {
    const person = await reader('archive-pages@example.org');
    await person.read(sample('facebook-sample-html.zip'));
    await person.sees('How to build a nesting box');
    await person.sees('Bird watching');
    await person.seesNo('Jane');
  });

  it.each([
    [
      'Central Europe',
      'Name\nPe\xe8enie chleba\n\x8eonglov\xe1n\xed\nZ\xe1hradka\n\x8akola va\xf8en\xed\n',
      'Žonglování',
    ],
    ['Western Europe', 'Name\nC\x9cur et \xe2me\nCr\xe8me br\xfbl\xe9e\nL\x92\xe9t\xe9\n', 'Cœur et âme'],
  ])('is read in the character set of %s', async (place, bytes, line) => {
    const person = await reader(`archive-${place.length}-${place.slice(0, 1)}@example.org`.toLowerCase());
    await person.read(table(latin1(bytes)));
    await person.sees(line);
  });

  it('says in one sentence why it cannot be read, and another one can be chosen', async () => {
    const person = await reader('archive-broken@example.org');
    await person.read(choose("async () => [new File(['PK nonsense'], 'takeout.zip')]"));
    await person.sees(texts['archive.broken']);
    await person.read(choose("async () => [new File(['%PDF-1.7'], 'letter.pdf')]"));
    await person.sees(texts['archive.foreign']);
    await person.read(sample('reddit-sample.zip'));
    await person.sees('r/Breadit');
  });
});
