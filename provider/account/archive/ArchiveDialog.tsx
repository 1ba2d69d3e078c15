import { useEffect, useId, useRef, useState } from 'react';
import type { Found, Outcome, Progress } from '../../../widget/archive/found.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Problem } from '../../kit/Problem.tsx';
import { useAction } from '../../kit/use-action.ts';
import type { Acting } from '../acting.ts';
import { addSignals } from '../calls.ts';
import { useTexts } from '../texts.tsx';
import { FileChoice } from './FileChoice.tsx';
import { FoundList } from './FoundList.tsx';
import { keyOf } from './groups.ts';
import { readInWorker } from './read-in-worker.ts';
import { Samples } from './Samples.tsx';

type Stage =
  | { readonly step: 'choose' }
  | { readonly step: 'read'; readonly progress: Progress }
  | { readonly step: 'found'; readonly outcome: Outcome };

interface ArchiveDialogProps extends Pick<Acting, 'act' | 'finish'> {
  readonly onClose: () => void;
}

/** Reads a download in the browser, shows what was found, and sends what stays ticked. */
export function ArchiveDialog({ act, finish, onClose }: ArchiveDialogProps) {
  const { t, percent } = useTexts();
  const { busy, error, run } = useAction();
  const [stage, setStage] = useState<Stage>({ step: 'choose' });
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const reading = useRef<AbortController | null>(null);
  const problemId = useId();
  useEffect(() => () => reading.current?.abort(), []);

  const read = (files: readonly File[]) =>
    run(async () => {
      const controller = new AbortController();
      reading.current = controller;
      setStage({ step: 'read', progress: { share: 0, found: 0 } });
      try {
        const outcome = await readInWorker(files, controller.signal, (progress) =>
          setStage({ step: 'read', progress }),
        );
        setUnticked(new Set());
        setStage({ step: 'found', outcome });
      } catch (failure) {
        setStage({ step: 'choose' });
        if (!controller.signal.aborted) throw failure;
      }
    });

  const tick = (entries: readonly Found[], isTicked: boolean) => {
    const next = new Set(unticked);
    for (const entry of entries) {
      if (isTicked) next.delete(keyOf(entry));
      else next.add(keyOf(entry));
    }
    setUnticked(next);
  };

  const add = (chosen: readonly Found[]) =>
    run(() =>
      act(async () => {
        let [kept, withheld] = [0, 0];
        for (const platform of new Set(chosen.map((entry) => entry.platform))) {
          const answer = await addSignals(
            platform,
            chosen.filter((entry) => entry.platform === platform),
          );
          kept += answer.kept;
          withheld += answer.withheld;
        }
        onClose();
        const added = t('archive.added', { count: kept });
        const left = withheld === 0 ? '' : ` ${t('archive.withheld', { count: withheld })}`;
        await finish('platforms', `${added}${left}`);
      }),
    );

  return (
    <Dialog title={t('archive.open')} onClose={onClose}>
      <p className="lead">{t(stage.step === 'found' ? 'archive.found' : 'archive.lead')}</p>
      {stage.step === 'choose' && (
        <>
          <FileChoice problemId={problemId} onChosen={read} />
          <Samples />
        </>
      )}
      {stage.step === 'read' && (
        <div className="archive-progress">
          <progress aria-label={t('archive.open')} value={stage.progress.share} />
          <p className="muted">
            {t('archive.reading', { percent: percent(stage.progress.share), count: stage.progress.found })}
          </p>
        </div>
      )}
      {stage.step === 'found' && (
        <>
          {stage.outcome.skipped > 0 && (
            <p className="note">{t('archive.skipped', { count: stage.outcome.skipped })}</p>
          )}
          <FoundList found={stage.outcome.found} unticked={unticked} onTick={tick} />
        </>
      )}
      <Problem id={problemId} error={error} />
      <div className="actions side-by-side">
        {stage.step === 'found' && (
          <AddButton found={stage.outcome.found} unticked={unticked} busy={busy} onAdd={add} />
        )}
        <Button kind="soft" onPress={stage.step === 'read' ? () => reading.current?.abort() : onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

interface AddButtonProps {
  readonly found: readonly Found[];
  readonly unticked: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onAdd: (chosen: readonly Found[]) => void;
}

function AddButton({ found, unticked, busy, onAdd }: AddButtonProps) {
  const { t } = useTexts();
  const chosen = found.filter((entry) => !unticked.has(keyOf(entry)));
  return (
    <Button kind="primary" busy={busy || chosen.length === 0} onPress={() => onAdd(chosen)}>
      {t('archive.add', { count: chosen.length })}
    </Button>
  );
}
