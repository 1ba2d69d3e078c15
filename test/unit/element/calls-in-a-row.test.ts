// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { clearPage, putButton } from '../../support/button.ts';

afterEach(clearPage);

const steps = (details: readonly unknown[]) => details.map((detail) => Reflect.get(Object(detail), 'step'));

describe('of several calls in a row the last one wins', () => {
  it('open(), close() and open() leave it open, like an effect that React runs twice', async () => {
    const { element, notifiedNames, detailsOf } = putButton();
    const opened = element.open();
    const closed = element.close();
    await element.open();
    await Promise.all([opened, closed]);
    expect(element.step).toBe('email');
    expect(notifiedNames()).toEqual(['open', 'stepchange', 'close', 'open', 'stepchange']);
    expect(detailsOf('stepchange').at(-1)).toEqual({ step: 'email', previous: null });
  });

  it('startTraining() and close() leave it closed', async () => {
    const { element } = putButton();
    await Promise.all([element.startTraining(), element.close()]);
    expect(element.step).toBeNull();
  });

  it('startTraining() is not lost beside an open()', async () => {
    const { element, detailsOf } = putButton();
    await Promise.all([element.startTraining(), element.open()]);
    expect(element.step).toBe('training');
    await Promise.all([element.open(), element.startTraining()]);
    expect(element.step).toBe('training');
    expect(steps(detailsOf('stepchange'))).toEqual(['training', 'training']);
  });

  it('a call runs after a failed one', async () => {
    const { element } = putButton();
    element.remove();
    const failed = element.open();
    failed.catch(() => document.body.append(element));
    await expect(failed).rejects.toMatchObject({ problem: { code: 'element.detached' } });
    await element.open();
    expect(element.step).toBe('email');
  });
});
