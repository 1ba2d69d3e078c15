import { expect, it } from 'vitest';
import { widget as steps, account as texts } from '../../../common/locales/en.json';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor } = useEngine();

const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Chooses files as a person does: `input.files` takes the files of a transfer in every engine. */
const choose = (files: string) => `(async () => {
  const transfer = new DataTransfer();
  for (const file of await (${files})()) transfer.items.add(file);
  const input = document.querySelector('.file-choice input');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
})()`;

const TABLE = [...Buffer.from('Name\nPe\xe8enie chleba\n\x8eonglov\xe1n\xed\nZ\xe1hradka\n', 'latin1')];

const sample = (...names: readonly string[]) =>
  choose(`async () => [
    new File([new Uint8Array([${TABLE}])], 'Skills.csv'),
    ...(await Promise.all(${JSON.stringify(names)}.map(async (name) => {
      const answer = await fetch('/sandbox/archives/' + name);
      return new File([await answer.blob()], name);
    }))),
  ]`);

it('a person signs in to their account, has downloads read and added, and signs out', async () => {
  const email = 'account@example.org';
  const person = await comeTo('/account');
  await person.window.resize(500, 800);
  await person.hasFocusOn(steps['email.label']);
  await person.type(email);
  await person.key('Enter');
  await person.hasFocusOn(steps['code.label']);
  await person.type(await codeFor(email));
  await person.sees(texts['apps.none']);
  expect(await person.read(OVERHANG)).toBe(0);

  await person.press(texts['archive.open']);
  await person.until("document.querySelector('.file-choice input') !== null", 'no reader');
  await person.read(choose("async () => [new File(['PK nonsense'], 'takeout.zip')]"));
  await person.sees(texts['archive.broken']);
  await person.read(sample('takeout-sample-youtube.zip', 'github-sample.tar.gz'));
  await person.sees('Žonglování');
  await person.sees('Bread School, part 1');
  await person.sees('arm-control');
  await person.press(/^Add \(\d+\)$/);
  await person.until("document.body.textContent.includes('entries: ')", 'nothing is added');

  await person.press(texts['page.signOut']);
  await person.sees(texts['signIn.out']);
  expect(await person.complaints()).toEqual([]);
});
