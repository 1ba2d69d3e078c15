// @vitest-environment happy-dom

import { expect, it, onTestFinished } from 'vitest';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import { interestsIn } from '../../../showcase/jobs/interests/interest.ts';
import { ownInterests } from '../../../showcase/jobs/interests/own.ts';
import { InterestChip } from '../../../showcase/jobs/pages/InterestBar.tsx';
import { CardFit } from '../../../showcase/jobs/pages/JobCard.tsx';
import { Matches } from '../../../showcase/jobs/ui/Matches.tsx';
import { render } from '../../support/render.tsx';

const answered = (...scores: number[]) =>
  interestsIn({ affinities: scores.map((score) => ({ score, reasons: [] })) }, CATALOGUE);

const shown = async (page: Parameters<typeof render>[0]) => {
  const { place, close } = await render(page);
  onTestFinished(close);
  return place;
};

it.each([
  [0.9, 'strong', 3],
  [0.7, 'good', 2],
  [0.51, 'weak', 1],
])(
  'the strength of an interest with the score %d is said in words and bars, the same on chip, card and posting',
  async (score, word, bars) => {
    const interests = answered(score);
    const [interest] = interests;
    if (!interest) throw new Error('No interest');
    const chip = { interest, isOpen: false, basisId: 'basis', onToggle: () => {}, onRemove: () => {} };
    const place = await shown(
      <>
        <CardFit fit={{ interest, reason: null }} />
        <Matches interests={interests} />
        <InterestChip {...chip} />
      </>,
    );
    const strengths = [...place.querySelectorAll('[data-strength]')];
    expect(strengths).toHaveLength(3);
    for (const strength of strengths) {
      expect(strength.parentElement?.textContent).toBe(`${interest.text} (${word} match)`);
      expect(strength.querySelectorAll('path')).toHaveLength(3);
      expect(strength.querySelectorAll('path:not([class])')).toHaveLength(bars);
    }
  },
);

it('the strength of an interest is not said of an own answer, nor of an interest that was stored without a score', async () => {
  const [tech] = answered(0.9);
  const [sql] = ownInterests({ skill: 'SQL', cv: null });
  if (!tech || !sql) throw new Error('No interest');
  const place = await shown(<Matches interests={[sql, { ...tech, score: null }]} />);
  expect(place.textContent).toBe('Your skill: SQLFits your Tech');
  expect(place.querySelector('svg')).toBeNull();
});
