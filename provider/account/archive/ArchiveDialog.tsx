import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SourceId } from '../../../common/platforms/ids.ts';
import type { FoundKind } from '../../../common/platforms/kit/facts.ts';
import { platformName } from '../../../common/platforms/platforms.ts';
import type { Found, Outcome, Progress } from '../../../widget/archive/found.ts';
import { platformsIn } from '../../../widget/archive/selection.ts';
import type { SignalsAdded } from '../../api/account-shapes.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Problem } from '../../kit/Problem.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useTexts } from '../texts.tsx';
import { FileChoice } from './FileChoice.tsx';
import { readInWorker } from './read-in-worker.ts';

interface Group {
  readonly platform: SourceId;
  readonly kind: FoundKind;
  readonly entries: readonly Found[];
}

export const keyOf = ({ platform, kind, text }: Found): string => `${platform} ${kind} ${text}`;

/** Searches may contain names of other people, so they are not ticked at first. */
const isSearch = ({ kind }: Found): boolean => kind === 'searches';

export const groupsOf = (found: readonly Found[]): readonly Group[] => {
  const groups = new Map<string, Found[]>();
  for (const entry of found) {
    const name = `${entry.platform} ${entry.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    return first === undefined ? [] : [{ platform: first.platform, kind: first.kind, entries }];
  });
};

export const matching = (found: readonly Found[], searched: string): readonly Found[] => {
  const words = searched.trim().toLocaleLowerCase();
  return words === '' ? found : found.filter(({ text }) => text.toLocaleLowerCase().includes(words));
};

const LONG = 20;

interface TickProps {
  readonly unticked: ReadonlySet<string>;
  readonly onTick: (entries: readonly Found[], isTicked: boolean) => void;
}

function GroupList({ group: { platform, kind, entries }, unticked, onTick }: TickProps & { group: Group }) {
  const { t } = useTexts();
  const count = entries.filter((entry) => !unticked.has(keyOf(entry))).length;
  const word = platform === 'spotify' && kind === 'views' ? 'spotify.views' : kind;
  return (
    <fieldset className="found-group">
      <legend>
        <label className="tick">
          <input
            type="checkbox"
            checked={count === entries.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < entries.length;
            }}
            onChange={({ target }) => onTick(entries, target.checked)}
          />
          <span>
            {platformName(platform)} · {t(`kind.${word}`)} <span className="count">{entries.length}</span>
          </span>
        </label>
      </legend>
      <ul>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <label className="tick">
              <input
                type="checkbox"
                checked={!unticked.has(keyOf(entry))}
                onChange={({ target }) => onTick([entry], target.checked)}
              />
              <span>
                <bdi>{entry.text}</bdi>
                {entry.about && <bdi className="muted found-about">{entry.about}</bdi>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function FoundList({ found, ...ticks }: TickProps & { readonly found: readonly Found[] }) {
  const { t } = useTexts();
  const [searched, setSearched] = useState('');
  const searchId = useId();
  const shown = matching(found, searched);
  return (
    <>
      {found.length > LONG && (
        <Field id={searchId} label={t('archive.search')}>
          <input
            id={searchId}
            className="input"
            type="search"
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
        </Field>
      )}
      <div className="found">
        {groupsOf(shown).map((group) => (
          <GroupList key={`${group.platform} ${group.kind}`} group={group} {...ticks} />
        ))}
        {shown.length === 0 && <p className="muted">{t('archive.noMatch')}</p>}
      </div>
    </>
  );
}

type Stage =
  | { readonly step: 'choose' }
  | { readonly step: 'read'; readonly progress: Progress }
  | { readonly step: 'found'; readonly outcome: Outcome }
  | { readonly step: 'added'; readonly added: SignalsAdded };

export interface ArchiveDialogProps {
  /** `null` if the caller shows the result and closes the dialog. */
  readonly onAdd: (chosen: readonly Found[]) => Promise<SignalsAdded | null>;
  readonly onClose: () => void;
}

export function ArchiveDialog({ onAdd, onClose }: ArchiveDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const { busy, error, run } = useAction();
  const [stage, setStage] = useState<Stage>({ step: 'choose' });
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const reading = useRef<AbortController | null>(null);
  const problemId = useId();
  const lead = useLeadFocus(stage.step);
  useEffect(() => () => reading.current?.abort(), []);
  useEffect(keepDroppedFiles, []);

  const read = (files: readonly File[]) =>
    run(async () => {
      const controller = new AbortController();
      reading.current = controller;
      setStage({ step: 'read', progress: { share: 0, found: 0 } });
      try {
        const outcome = await readInWorker(files, controller.signal, (progress) =>
          setStage({ step: 'read', progress }),
        );
        setUnticked(new Set(outcome.found.filter(isSearch).map(keyOf)));
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
    run(async () => {
      const added = await onAdd(chosen);
      if (added !== null) setStage({ step: 'added', added });
    });

  return (
    <Dialog title={t('archive.open')} onClose={onClose}>
      <p ref={lead} className="lead" tabIndex={-1}>
        {leadOf(stage, texts)}
      </p>
      {stage.step === 'choose' && (
        <>
          <FileChoice problemId={problemId} onChosen={read} />
          <Samples />
        </>
      )}
      {stage.step === 'read' && (
        <progress className="archive-progress" aria-label={t('archive.open')} value={stage.progress.share} />
      )}
      {stage.step === 'found' && (
        <>
          {stage.outcome.skipped > 0 && (
            <p className="note">{t('archive.skipped', { count: stage.outcome.skipped })}</p>
          )}
          {stage.outcome.found.some(isSearch) && <p className="note">{t('archive.searches')}</p>}
          <FoundList found={stage.outcome.found} unticked={unticked} onTick={tick} />
        </>
      )}
      <Problem id={problemId} error={error} />
      <div className="actions side-by-side">
        {stage.step === 'found' && (
          <AddButton found={stage.outcome.found} unticked={unticked} busy={busy} onAdd={add} />
        )}
        {stage.step === 'added' ? (
          <Button kind="primary" onPress={onClose}>
            {t('dialog.close')}
          </Button>
        ) : (
          <Button kind="soft" onPress={stage.step === 'read' ? () => reading.current?.abort() : onClose}>
            {t('dialog.cancel')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const leadOf = (stage: Stage, { t, all, percent, added }: ReturnType<typeof useTexts>): string => {
  switch (stage.step) {
    case 'choose':
      return t('archive.lead');
    case 'read': {
      const { share, found } = stage.progress;
      return t('archive.reading', { percent: percent(share), count: found });
    }
    case 'found': {
      // A person may choose the download of another platform than the pressed one.
      const platforms = all(platformsIn(stage.outcome.found).map(platformName));
      return `${t('archive.of', { platforms })} ${t('archive.found')}`;
    }
    case 'added':
      return added(stage.added);
  }
};

/** Moves the focus to the lead after a step, because the pressed control no longer exists. */
const useLeadFocus = (step: Stage['step']) => {
  const lead = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current !== step) lead.current?.focus();
    before.current = step;
  }, [step]);
  return lead;
};

/** Without this, the browser would open a file that is dropped outside the drop area, in place of the page. */
const keepDroppedFiles = () => {
  const stopped = new AbortController();
  for (const type of ['dragover', 'drop'])
    window.addEventListener(type, (event) => event.preventDefault(), { signal: stopped.signal });
  return () => stopped.abort();
};

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

function Samples() {
  const { t } = useTexts();
  // Only a sandbox names made-up downloads in the page's head.
  const samples = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="sample-download"]')];
  if (samples.length === 0) return null;
  return (
    <div className="samples">
      <p className="muted">{t('archive.samples')}</p>
      <ul>
        {samples.map(({ href, title }) => (
          <li key={href}>
            <a href={href} download>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
