import { useEffect, useState } from 'react';
import type { PlatformView, SignalView } from '../api/account-shapes.ts';
import type { Acting } from './acting.ts';
import { readSignals, removeSignal } from './calls.ts';
import { Empty } from './parts/Empty.tsx';
import { Problem } from './parts/Problem.tsx';
import { Section } from './parts/Section.tsx';
import { SignalList } from './parts/SignalList.tsx';
import { useTexts } from './texts.tsx';
import { useAction } from './use-action.ts';

interface InterestsProps extends Acting {
  /** New ones after each action, with which the list is read again. */
  readonly platforms: readonly PlatformView[];
}

/** What was read of the person, by platform, to look through and to thin out. */
export function Interests({ platforms, act, finish, done }: InterestsProps) {
  const { t } = useTexts();
  const [signals, setSignals] = useState<readonly SignalView[]>([]);
  const [unread, setUnread] = useState<unknown>(null);
  const { error, run } = useAction();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read changes with the platforms
  useEffect(() => {
    readSignals().then(
      (read) => {
        setSignals(read);
        setUnread(null);
      },
      (failure: unknown) => setUnread(failure),
    );
  }, [platforms]);

  const remove = (signal: SignalView) =>
    run(() =>
      act(async () => {
        await removeSignal(signal);
        await finish('interests', t('interests.removed', { text: signal.text }));
      }),
    );
  const ids = [...new Set(signals.map(({ platform }) => platform))];

  return (
    <Section name="interests" lead={ids.length > 0 ? t('interests.lead') : undefined} done={done}>
      {ids.length === 0 && <Empty title={t('interests.none')}>{t('interests.noneLead')}</Empty>}
      {ids.map((id) => (
        <SignalList
          key={id}
          platform={id}
          signals={signals.filter(({ platform }) => platform === id)}
          onRemove={remove}
        />
      ))}
      {ids.length > 0 && <p className="muted">{t('interests.kept')}</p>}
      <Problem error={error ?? unread} />
    </Section>
  );
}
