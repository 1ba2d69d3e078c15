import { useEffect, useState } from 'react';
import type { PreviewView } from '../api/preview.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Loading } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { type Asked, readPreview, removeSignal } from './calls.ts';
import { scopeName } from './Receipt.tsx';
import { useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

/** What a page of an application asks for, from the link of its dialog: `#preview=app_1/Medium,Large`. */
export const previewIn = (hash: string): Asked | null => {
  const [, app, labels] = /^#preview=([\w-]+)\/([\w,-]+)$/.exec(hash) ?? [];
  if (app === undefined || labels === undefined) return null;
  const confirmations = labels.split(',').map((label) => ({
    data: label.replace('-tier', ''),
    tier: label.endsWith('-tier'),
  }));
  return { app, confirmations };
};

type Entry = PreviewView['rows'][number]['entries'][number];

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly onRemove: (read: Entry['from'][number]) => void;
}

function Entries({ entries, onRemove }: EntriesProps) {
  const { t } = useTexts();
  return entries.map(({ said, from }) => (
    <ul key={said} className="muted" aria-label={said}>
      {from.map((read) => (
        <li key={`${read.platform} ${read.kind} ${read.text}`} className="signal">
          <span>
            {read.said} ({t('preview.notGiven')})
          </span>
          <button
            type="button"
            aria-label={t('interests.remove', { text: read.text })}
            onClick={() => onRemove(read)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  ));
}

/** Here no script of the application can read what it would get. */
export function PreviewDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { act } = useActing();
  const { error, run } = useAction();
  const [shown, setShown] = useState<(PreviewView & { readonly app: string }) | null>(null);
  const read = async () => setShown(await readPreview(asked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void run(() => act(read)), []);
  const remove = (signal: Entry['from'][number]) =>
    run(() =>
      act(async () => {
        await removeSignal(signal);
        await read();
      }),
    );
  return (
    <Dialog title={t('preview.title', { app: shown?.app ?? '' })} onClose={onClose}>
      <p className="lead">{t('preview.lead')}</p>
      {!shown && !error && <Loading />}
      {shown?.rows.map(({ said, entries }, place) => {
        const { data = '', tier } = asked.confirmations[place] ?? {};
        return (
          <div key={data} className="part">
            <h3>{tier ? data : scopeName(t, data)}</h3>
            <p>{said ?? t('preview.nothing')}</p>
            <Entries entries={entries} onRemove={remove} />
          </div>
        );
      })}
      <Problem error={error} />
    </Dialog>
  );
}
