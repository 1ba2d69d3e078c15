import { describe, expect, it } from 'vitest';
import { layoutChart } from '../../../showcase/workbench/chart/layout.ts';
import { readMachine, statesIn } from '../../../showcase/workbench/chart/read-machine.ts';
import { machinePaths } from '../../../showcase/workbench/paths/paths.ts';
import { actorOf, labelOf, playabilityOf } from '../../../showcase/workbench/paths/playable.ts';
import { dataConnectMachine } from '../../../widget/machine.ts';
import { statesOf, transitionsOf } from '../../model/transitions.ts';

const chart = readMachine(dataConnectMachine);
const paths = machinePaths({ autoFetch: false });
const DESK = { testMode: false, previewWidth: 800 };

describe('the chart', () => {
  it('shows every state of the machine, and every transition', () => {
    const states = statesIn(chart);
    expect(states.slice(1).map(({ id }) => id)).toEqual(statesOf(dataConnectMachine.root));
    const transitions = states.flatMap((state) => state.transitions);
    expect(transitions).toHaveLength(transitionsOf(dataConnectMachine.root).length);
  });

  it('describes the trigger of a transition in words', () => {
    const labels = statesIn(chart).flatMap(({ transitions }) => transitions.map(({ label }) => label));
    expect(labels).toContain('sendCode answers');
    expect(labels).toContain('confirmCode fails');
    expect(labels).toContain('after 1 s');
    expect(labels.some((label) => label.startsWith('xstate.'))).toBe(false);
  });

  it.each(['LR', 'TB'] as const)('lays out each box inside the one around it (%s)', (inside) => {
    const { boxes, width, height } = layoutChart(chart, inside);
    expect(boxes).toHaveLength(statesOf(dataConnectMachine.root).length);
    for (const box of boxes) {
      const outer = boxes.find(({ state }) => state.states.some(({ id }) => id === box.state.id));
      const frame = outer ?? { x: 0, y: 0, width, height };
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 0.5);
      expect(box.y).toBeGreaterThanOrEqual(frame.y - 0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 0.5);
    }
  });
});

describe('the paths', () => {
  it('lead to every top-level state, and to the result', () => {
    const goals = new Set(paths.map(({ goal }) => goal));
    expect([...goals].sort()).toEqual(
      [
        'closed',
        'code',
        'complete',
        'dataRequest',
        'email',
        'onboarding',
        'pin',
        'success',
        'training',
      ].sort(),
    );
  });

  it('complete for new and existing people, with and without a share', () => {
    const complete = paths.filter(({ goal }) => goal === 'complete');
    expect(complete.map(({ reaches }) => reaches)).toContain('complete (approved basic; a new person)');
    expect(complete.map(({ reaches }) => reaches)).toContain('complete (nothing shared; an existing person)');
    const needsPasskey = ({ steps }: (typeof complete)[number]) =>
      steps.some(({ event }) => 'call' in event && event.call === 'usePasskey');
    for (const path of complete) {
      expect(playabilityOf(path.steps, DESK).kind).toBe(needsPasskey(path) ? 'unplayable' : 'playable');
    }
  });

  it('give a reason if they cannot be played', () => {
    for (const { steps } of paths) {
      const playability = playabilityOf(steps, DESK);
      const isProviders = steps.some(({ event }) => event.type.startsWith('oauth.'));
      if (isProviders) expect(playability.kind).toBe('unplayable');
      if (playability.kind === 'unplayable') expect(playability.reason).not.toBe('');
    }
  });

  it('show no secret, not even a sample’s', () => {
    const labels = paths.flatMap(({ steps }) => steps.map(({ event }) => labelOf(event)));
    for (const label of labels) expect(label).not.toMatch(/123456|engine|sample-token/);
  });

  it('distinguish a person’s actions from automatic events', () => {
    const [first] = paths.find(({ goal }) => goal === 'complete')?.steps ?? [];
    expect(first && actorOf(first.event)).toBe('act');
    expect(new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => actorOf(event))))).toEqual(
      new Set(['act', 'auto', 'host']),
    );
  });
});
