import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Archives } from '../../../provider/account/Archives.tsx';
import { Announcer } from '../../../provider/kit/announce.tsx';
import { pack, SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { ArchiveError } from '../../../widget/archive/found.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import { showInEnglish } from './in-english.tsx';

/** A worker that runs in the page's own thread, because happy-dom has no workers. */
class SameThreadWorker extends EventTarget {
  #isEnded = false;

  async postMessage({ files }: { readonly files: readonly File[] }) {
    const report = (data: unknown) => {
      if (!this.#isEnded) this.dispatchEvent(Object.assign(new Event('message'), { data }));
    };
    try {
      const outcome = await readArchive(files, { signal: AbortSignal.timeout(20_000) });
      report({ type: 'done', outcome });
    } catch (error) {
      const { problem, service } = error instanceof ArchiveError ? error : new ArchiveError('broken');
      report({ type: 'failed', problem, service });
    }
  }

  terminate() {
    this.#isEnded = true;
  }
}

interface Posted {
  readonly platform: string;
  readonly signals: readonly { readonly text: string }[];
}

/** Waits for a state of the page. It does not use `act`, which would delay React's own updates. */
const until = async (holds: () => void) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(holds, 20_000);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};

const openReader = async () => {
  const sent: Posted[] = [];
  const finished: string[] = [];
  vi.stubGlobal('Worker', SameThreadWorker);
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ kept: 7, withheld: 2 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await showInEnglish(
    <Announcer>
      <Archives archives={[]} />
    </Announcer>,
    { finish: async (_, text) => void finished.push(text) },
  );
  const find = <Shown extends Element>(selector: string): Shown => {
    const found = document.querySelector<Shown>(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    return found;
  };
  const shown = () => document.querySelector('dialog')?.textContent ?? '';
  const press = (text: string) =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent?.startsWith(text))?.click();
    });
  const tick = (name: string) =>
    act(async () => {
      const labels = [...document.querySelectorAll('dialog label')];
      labels
        .find(({ textContent }) => textContent?.startsWith(name))
        ?.querySelector('input')
        ?.click();
    });
  const choose = (...files: readonly File[]) =>
    act(async () => {
      const input = find<HTMLInputElement>('dialog input[type=file]');
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await press('Read');
  await until(() => find('dialog input[type=file]'));
  return { sent, finished, shown, press, tick, choose };
};

const sample = async () => new File([await pack(SAMPLE_ARCHIVES.youtube)], SAMPLE_ARCHIVES.youtube.name);

it('the account shows what a download holds, all ticked but searches, and sends what stays ticked', async () => {
  const { sent, finished, shown, press, tick, choose } = await openReader();
  await choose(await sample());
  await until(() => expect(shown()).toContain('Add (9)'));
  expect(shown()).toContain('YouTube · Followed 5');
  await tick('Night Sky Diary');
  expect(shown()).toContain('What you searched for is not ticked');
  await tick('cello bow hold');
  expect(shown()).toContain('Add (9)');
  expect(sent).toEqual([]);
  await press('Add');
  await until(() => expect(finished).toHaveLength(1));
  expect(sent.map(({ platform }) => platform)).toEqual(['youtube']);
  expect(sent.flatMap(({ signals }) => signals.map(({ text }) => text))).toEqual([
    'Bread School',
    'Open Robotics Lab',
    'Cello at Home',
    'Tidy Compiler',
    'Slow evenings',
    'Robot arms',
    'Bread School, part 1',
    'Bread School, part 2',
    'cello bow hold',
  ]);
  expect(finished).toEqual([
    'Added entries: 7. Not kept, because they are about health, sexual life or orientation, faith, party, union, origin, crime, debts, or violence suffered: 2.',
  ]);
});

it('the account says why a download gives nothing, and takes another', async () => {
  const { shown, choose } = await openReader();
  await choose(new File(['not an image'], 'cat.png'));
  await until(() => expect(shown()).toContain('This is not a download that is known here.'));
  await choose(new File(['Date,Name\n'], 'diary.csv'));
  await until(() => expect(shown()).toContain('Downloads from Letterboxd are not known here.'));
  await choose(new File([(await pack(SAMPLE_ARCHIVES.youtube)).slice(0, 300)], 'takeout.zip'));
  await until(() => expect(shown()).toContain('This file is damaged or incomplete.'));
  await choose(await sample());
  await until(() => expect(shown()).toContain('Add (9)'));
  expect(shown()).not.toContain('damaged');
});
