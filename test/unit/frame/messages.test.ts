import { expect, it } from 'vitest';
import { isFailure, isHostEvent } from '../../../widget/frame/messages.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';
import messages from './messages.json';

it('the reports of the frame, and no other message, are events of the element', () => {
  expect(messages.reports.filter((event) => !isHostEvent(event))).toEqual([]);
  expect(messages.others.filter((event) => isHostEvent(event))).toEqual([]);
});

it('any JSON from the frame is validated without an error', () => {
  holdsFor(jsonWith('name', 'detail', 'access'), (value) => {
    expect([true, false]).toContain(isHostEvent(value));
    expect([true, false]).toContain(isFailure(value));
  });
});
