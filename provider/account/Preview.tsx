import { useEffect, useState } from 'react';
import type { PreviewView } from '../api/preview.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Loading } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { type Asked, readPreview } from './calls.ts';
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

/** Here no script of the application can read what it would get. */
export function PreviewDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { act } = useActing();
  const { error, run } = useAction();
  const [shown, setShown] = useState<(PreviewView & { readonly app: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void run(() => act(async () => setShown(await readPreview(asked)))), []);
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
            <ul className="muted">
              {[...new Set(entries.flatMap(({ from }) => from.map((read) => read.said)))].map((why) => (
                <li key={why}>
                  {why} ({t('preview.notGiven')})
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Problem error={error} />
    </Dialog>
  );
}
