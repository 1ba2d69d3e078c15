import { expect, it } from 'vitest';
import { ConfigError } from '../../provider/config-values.ts';
import { createLines } from './support/provider.ts';

it('a line contains the allowed fields, and no other', () => {
  const { log, lines } = createLines();
  const given = { call: 'echo', status: 200, email: 'amal@example.org', token: 'secret' };
  log.info('call', given);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.any(String),
    call: 'echo',
    status: 200,
    text: 'call',
  });
});

it('an error of a mail server shows what was refused and how, and not the server’s text', () => {
  const { log, lines } = createLines();
  const response = '550 5.7.1 <amal@example.org>: refused';
  const refusal = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response };
  log.warn('mail failed', { error: Object.assign(new Error('550 <amal@example.org>'), refusal) });
  log.warn('mail failed', { error: Object.assign(new Error(), { command: 'RCPT TO:<amal@example.org>' }) });
  const [first, second] = lines.map((line) => JSON.parse(line).error);
  expect(first).toMatchObject({ code: 'EENVELOPE', command: 'MAIL FROM', status: 550, detail: '5.7.1' });
  expect(second).not.toHaveProperty('command');
  expect(lines.join()).not.toContain('amal');
});

it('an error shows its kind, its code and its positions, and its message only if it is our own', () => {
  const { log, lines } = createLines();
  log.error('failed', { error: Object.assign(new Error('to <amal@example.org>'), { code: 'EENVELOPE' }) });
  log.error('failed', { error: new ConfigError('PORT', 'is wrong') });
  log.error('failed', { error: 'amal@example.org' });
  expect(lines.join()).not.toContain('amal');
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({ kind: 'Error', code: 'EENVELOPE' });
  expect(JSON.parse(lines[1] ?? '').error.text).toBe('PORT is wrong.');
  expect(JSON.parse(lines[2] ?? '').error).toEqual({ kind: 'string' });
});
