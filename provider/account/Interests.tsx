import { useEffect, useState } from 'react';
import { platformName } from '../../common/platforms/platforms.ts';
import type {
  Illustration,
  InterestsView,
  InterestView,
  PlatformView,
  ReasonView,
  SignalView,
} from '../api/account-shapes.ts';
import { reasonKey } from '../facts/reason-key.ts';
import { KEPT, KEPT_CHARACTERS } from '../facts/signal.ts';
import { CLEARLY_RELATED, TOPICS, TRAIT_TABLE, TRAITS, TYPE_TABLE, TYPES } from '../facts/topics.ts';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Empty } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { readInterests, readSignals, removeSignal } from './calls.ts';
import { Fold, Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

interface ShareProps {
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
}

function Share({ name, value }: ShareProps) {
  const { percent } = useTexts();
  return (
    <>
      <span className="share">
        <span className="share-name">{name}</span> <span className="share-figure">{percent(value)}</span>
      </span>
      <span className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${value * 100}%` }} />
      </span>
    </>
  );
}

function Reason({ reason }: { readonly reason: ReasonView }) {
  const { platform, text } = reason;
  const { t } = useTexts();
  return <li>{t(reasonKey(reason), { text, platform: platformName(platform) })}</li>;
}

function Belief({ interest: { topic, score, reasons } }: { readonly interest: InterestView }) {
  const { t } = useTexts();
  return (
    <li className="belief">
      <Share name={t(`topic.${topic}`)} value={score} />
      <ul className="muted">
        {reasons.length === 0 && <li>{t('interests.several')}</li>}
        {reasons.map((reason) => (
          <Reason key={`${reason.platform} ${reason.kind} ${reason.text}`} reason={reason} />
        ))}
      </ul>
    </li>
  );
}

const List = ({ interests }: BeliefsProps) => (
  <ul className="beliefs">
    {interests.map((interest) => (
      <Belief key={interest.topic} interest={interest} />
    ))}
  </ul>
);

interface BeliefsProps {
  readonly interests: readonly InterestView[];
}

function Beliefs({ interests }: BeliefsProps) {
  const { t } = useTexts();
  const clear = interests.filter(({ score }) => score > CLEARLY_RELATED);
  const weaker = interests.slice(clear.length);
  return (
    <>
      {clear.length > 0 ? <List interests={clear} /> : <p>{t('interests.unclear')}</p>}
      {weaker.length > 0 && (
        <Fold title={t('interests.weaker')} count={weaker.length}>
          <List interests={weaker} />
        </Fold>
      )}
    </>
  );
}

const TYPES_NAMED = 3;

function Table() {
  const { t, signed, all } = useTexts();
  const leaningsOf = (table: Readonly<Partial<Record<string, number>>>) =>
    TOPICS.flatMap((topic) => {
      const lean = table[topic];
      return lean === undefined ? [] : [`${t(`topic.${topic}`)} ${signed(lean)}`];
    });
  return (
    <dl className="entries">
      {TRAITS.map((trait) => (
        <div key={trait}>
          <dt>{t(`trait.${trait}`)}</dt>
          <dd>{all(leaningsOf(TRAIT_TABLE[trait]))}</dd>
        </div>
      ))}
      {TYPES.map((type) => (
        <div key={type}>
          <dt>{t(`type.${type}`)}</dt>
          <dd>{all(TYPE_TABLE[type].map((topic) => t(`topic.${topic}`)))}</dd>
        </div>
      ))}
    </dl>
  );
}

function Personality({ illustration }: { readonly illustration: Illustration }) {
  const { t, all } = useTexts();
  const types = [...illustration.types].sort((a, b) => b.value - a.value).slice(0, TYPES_NAMED);
  return (
    <div className="part">
      <h3>{t('traits.title')}</h3>
      <p className="muted">{t('traits.lead')}</p>
      <ul className="beliefs">
        {illustration.traits.map(({ name, value }) => (
          <li key={name} className="belief">
            <Share name={t(`trait.${name}`)} value={value} />
          </li>
        ))}
      </ul>
      <p>{t('traits.types', { types: all(types.map(({ name }) => t(`type.${name}`))) })}</p>
      <Fold title={t('traits.table')}>
        <p className="muted">{t('traits.how')}</p>
        <Table />
      </Fold>
    </div>
  );
}

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

interface InterestsProps {
  /** A new array after each action. It makes the lists load again. */
  readonly platforms: readonly PlatformView[];
}

interface Known extends InterestsView {
  readonly signals: readonly SignalView[];
}

export function Interests({ platforms }: InterestsProps) {
  const { change } = useActing();
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
    run(() => change('interests', t('interests.removed', { text: signal.text }), () => removeSignal(signal)));
  const { interests = [], illustration = null, why = null, signals = [] } = known ?? {};
  const ids = [...new Set(signals.map(({ platform }) => platform))];

  return (
    <Section name="interests" lead={interests.length > 0 ? t('interests.lead') : undefined}>
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
