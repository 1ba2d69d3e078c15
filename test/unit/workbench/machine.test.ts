import { expect, it } from 'vitest';
import { layoutChart } from '../../../showcase/workbench/chart/layout.ts';
import { readMachine, statesIn } from '../../../showcase/workbench/chart/read-machine.ts';
import { machinePaths } from '../../../showcase/workbench/paths/paths.ts';
import { labelOf, playabilityOf } from '../../../showcase/workbench/paths/playable.ts';
import { dataConnectMachine } from '../../../widget/machine.ts';
import { statesOf, transitionsOf } from '../../model/transitions.ts';

const chart = readMachine(dataConnectMachine);
const paths = machinePaths({ autoFetch: false });
const DESK = { testMode: false, previewWidth: 800 };

it('the chart shows every state of the machine, and every transition', () => {
  const states = statesIn(chart);
  expect(states.slice(1).map(({ id }) => id)).toEqual(statesOf(dataConnectMachine.root));
  const transitions = states.flatMap((state) => state.transitions);
  expect(transitions).toHaveLength(transitionsOf(dataConnectMachine.root).length);
});

it.each(['LR', 'TB'] as const)('the chart lays out each box inside the one around it (%s)', (inside) => {
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

it('the paths complete for new and existing people, with and without a share', () => {
  const complete = paths.filter(({ goal }) => goal === 'complete');
  expect(complete.map(({ reaches }) => reaches)).toContain('complete (approved basic; a new person)');
  expect(complete.map(({ reaches }) => reaches)).toContain('complete (nothing shared; an existing person)');
  const needsPasskey = ({ steps }: (typeof complete)[number]) =>
    steps.some(({ event }) => 'call' in event && event.call === 'usePasskey');
  for (const path of complete) {
    expect(playabilityOf(path.steps, DESK).kind).toBe(needsPasskey(path) ? 'unplayable' : 'playable');
  }
});

it('the paths give a reason if they cannot be played', () => {
  for (const { steps } of paths) {
    const playability = playabilityOf(steps, DESK);
    const isProviders = steps.some(({ event }) => event.type.startsWith('oauth.'));
    if (isProviders) expect(playability.kind).toBe('unplayable');
    if (playability.kind === 'unplayable') expect(playability.reason).not.toBe('');
  }
});

it('the paths show no secret, not even a sample’s', () => {
  const labels = paths.flatMap(({ steps }) => steps.map(({ event }) => labelOf(event)));
  for (const label of labels) expect(label).not.toMatch(/123456|engine|sample-token/);
});
