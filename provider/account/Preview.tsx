import { useEffect, useState } from 'react';
import type { PreviewView } from '../api/preview.ts';
import { labelsOf } from '../facts/approvals.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Loading } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { type PreviewRequest, readPreview } from './calls.ts';
import { scopeName } from './Receipt.tsx';
import { useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

/** Reads the link of a dialog in a page of an application: `#preview=app_1/Medium,Large`. */
export const previewRequestIn = (hash: string): PreviewRequest | null => {
  const [, app, labels] = /^#preview=([\w-]+)\/([\w,-]+)$/.exec(hash) ?? [];
  if (app === undefined || labels === undefined) return null;
  const confirmations = labels.split(',').map((label) => ({
    data: label.replace('-tier', ''),
    tier: label.endsWith('-tier'),
  }));
  return { app, confirmations };
};

/** Shows what the application would get, where no script of the application can read it. */
export function PreviewDialog({ request, onClose }: { request: PreviewRequest; onClose: () => void }) {
  const { t, all } = useTexts();
  const { act } = useActing();
  const { error, run } = useAction();
  const [shown, setShown] = useState<(PreviewView & { readonly app: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void run(() => act(async () => setShown(await readPreview(request)))), []);
  return (
    <Dialog title={t('preview.title', { app: shown?.app ?? '' })} onClose={onClose}>
      <p className="lead">{t('preview.lead')}</p>
      {!shown && !error && <Loading />}
      {shown?.rows.map(({ said, entries }, index) => {
        const labels = labelsOf(request.confirmations.slice(index, index + 1));
        return (
          <div key={labels.join()} className="part">
            <h3>{all(labels.map((label) => scopeName(t, label)))}</h3>
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
