import { useEffect, useState } from 'react';
import { platformName } from '../../common/platforms/platforms.ts';
import type { InterestsView, PlatformView, SignalView } from '../api/account-shapes.ts';
import { KEPT, KEPT_CHARACTERS } from '../facts/signal.ts';
import { Empty } from '../kit/Empty.tsx';
import { Fold } from '../kit/Fold.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { useAction } from '../kit/use-action.ts';
import type { Acting } from './acting.ts';
import { readInterests, readSignals, removeSignal } from './calls.ts';
import { Beliefs } from './interests/Beliefs.tsx';
import { Personality } from './interests/Personality.tsx';
import { Section } from './parts/Section.tsx';
import { useTexts } from './texts.tsx';

/** The stored data and the events that delete it, from the provider's own list. */
function Kept() {
  const { t, either } = useTexts();
  return (
    <div className="part">
      <h3>{t('kept.title')}</h3>
      <dl className="entries">
        {KEPT.map(({ name, until }) => (
          <div key={name}>
            <dt>{t(`kept.${name}`)}</dt>
            <dd>{t(`kept.${name}.what`, { count: KEPT_CHARACTERS.about })}</dd>
            <dd>{t('kept.until', { ends: either(until.map((ending) => t(`ends.${ending}`))) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SignalListProps {
  readonly platform: string;
  readonly signals: readonly SignalView[];
  readonly onRemove: (signal: SignalView) => void;
}

/** The signals of one platform. There may be some hundred, so the list is collapsed at first. */
function SignalList({ platform, signals, onRemove }: SignalListProps) {
  const { t } = useTexts();
  return (
    <Fold
      title={t('interests.of', { platform: platformName(platform) })}
      count={signals.length}
      kind="signals"
    >
      <ul>
        {signals.map((signal) => (
          <li key={`${signal.kind} ${signal.text}`} className="signal">
            <bdi>{signal.text}</bdi>
            <button
              type="button"
              aria-label={t('interests.remove', { text: signal.text })}
              onClick={() => onRemove(signal)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

interface InterestsProps extends Acting {
  /** A new array after each action. It makes the lists load again. */
  readonly platforms: readonly PlatformView[];
}

interface Known extends InterestsView {
  readonly signals: readonly SignalView[];
}

/** The person's interests with reasons, the stored signals with remove buttons, and the list of storage periods. */
export function Interests({ platforms, act, finish, done }: InterestsProps) {
  const { t } = useTexts();
  const [known, setKnown] = useState<Known | null>(null);
  const [unread, setUnread] = useState<unknown>(null);
  const { error, run } = useAction();

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each action, which changes the platforms
  useEffect(() => {
    // A late answer must not replace a newer one.
    let isLate = false;
    Promise.all([readInterests(), readSignals()]).then(
      ([interests, signals]) => {
        if (isLate) return;
        setKnown({ ...interests, signals });
        setUnread(null);
      },
      (failure: unknown) => {
        if (!isLate) setUnread(failure);
      },
    );
    return () => {
      isLate = true;
    };
  }, [platforms]);

  const remove = (signal: SignalView) =>
    run(() =>
      act(async () => {
        await removeSignal(signal);
        await finish('interests', t('interests.removed', { text: signal.text }));
      }),
    );
  const { interests = [], illustration = null, why = null, signals = [] } = known ?? {};
  const ids = [...new Set(signals.map(({ platform }) => platform))];

  return (
    <Section name="interests" lead={interests.length > 0 ? t('interests.lead') : undefined} done={done}>
      {why && <Empty title={t('interests.none')}>{t(`interests.${why}`)}</Empty>}
      {interests.length > 0 && <Beliefs interests={interests} />}
      {illustration && <Personality illustration={illustration} />}
      {ids.length > 0 && (
        <div className="part">
          <h3>{t('interests.signals')}</h3>
          <p className="muted">{t('interests.signalsLead')}</p>
          {ids.map((id) => (
            <SignalList
              key={id}
              platform={id}
              signals={signals.filter(({ platform }) => platform === id)}
              onRemove={remove}
            />
          ))}
        </div>
      )}
      <Kept />
      <Problem error={error ?? unread} />
    </Section>
  );
}
