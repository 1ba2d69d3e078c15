import { useEffect, useState } from 'react';
import { TRAINING_STEP_MS } from '../../constants.ts';
import { selectTrainingStep } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Announce } from '../parts/Announce.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Outcome, Title } from '../parts/Title.tsx';
import { useFact, useView } from '../view.ts';

const TITLES = ['training.step1', 'training.step2', 'training.step3', 'training.step4'] as const;
type Stage = 'done' | 'now' | 'next';
const stageOf = (place: number, at: number): Stage => {
  if (place < at) return 'done';
  return place === at ? 'now' : 'next';
};

export function TrainingStep() {
  const { texts } = useView();
  const at = useFact(selectTrainingStep);
  const readingActor = useFact(({ children }) => children.readings);
  const [readings, setReadings] = useState<readonly string[]>([]);
  useEffect(() => {
    const subscription = readingActor?.on('read', ({ sentences }) => setReadings(sentences));
    return () => subscription?.unsubscribe();
  }, [readingActor]);
  const title = TITLES[at - 1];
  if (title === undefined)
    return <Outcome focused title={texts('training.done')} lead={texts('training.doneLead')} />;
  const steps = TITLES.map((key, index) => ({
    key,
    stage: stageOf(index + 1, at),
    ms: TRAINING_STEP_MS[index],
  }));
  return (
    <>
      <Title>{texts('training.title')}</Title>
      <p {...named('lead')}>{texts('training.lead')}</p>
      <div
        {...named('progress')}
        role="progressbar"
        aria-label={texts('training.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={((at - 1) * 100) / TITLES.length}
        aria-valuetext={texts(title)}
      >
        {steps.map(({ key, stage, ms }) => (
          <span key={key} {...named('progress-tile')} data-stage={stage}>
            <span {...named('progress-fill')} style={{ animationDuration: `${ms}ms` }} />
          </span>
        ))}
      </div>
      <ol {...named('stages')}>
        {steps.map(({ key, stage }) => (
          <li
            key={key}
            {...named('stage')}
            data-stage={stage}
            aria-current={stage === 'now' ? 'step' : undefined}
          >
            <span {...named('stage-mark')}>
              {stage === 'done' && <Icon name="check" />}
              {stage === 'now' && <span {...named('spinner')} aria-hidden="true" />}
            </span>
            {texts(key)}
          </li>
        ))}
      </ol>
      {readings.map((sentence) => (
        <p key={sentence} {...named('note')}>
          {sentence}
        </p>
      ))}
      <Announce>{texts(title)}</Announce>
    </>
  );
}
