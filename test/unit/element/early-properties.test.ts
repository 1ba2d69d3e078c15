// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import '../../support/browser-gaps.ts';

const beforeDefinition = (properties: Record<string, unknown>, attributes: Record<string, string> = {}) => {
  const element = document.createElement('data-connect-button');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  document.body.append(element);
  return element;
};

it('applies properties that were set before the element is defined', async () => {
  const onComplete = vi.fn();
  const warn = vi.spyOn(console, 'warn');
  const early = beforeDefinition({
    provider: 'Acme',
    testMode: true,
    requestData: ['preferences'],
    connectors: ['gmail'],
    apiKey: 'secret-1',
    messages: { 'button.signUp': 'Los' },
    onComplete,
  });
  const unwritable = beforeDefinition({ step: 'pin', provider: 'Acme' });
  const written = beforeDefinition({ loginType: 'signUp' }, { 'login-type': 'signOut', provider: 'Acme' });
  await import('../../../widget/index.ts');

  expect(early).toMatchObject({
    provider: 'Acme',
    testMode: true,
    requestData: ['basic', 'preferences'],
    connectors: ['gmail'],
    apiKey: 'secret-1',
    messages: { 'button.signUp': 'Los' },
    onComplete,
  });
  expect(early.shadowRoot?.textContent).toContain('Sign In with Acme');
  expect(early.outerHTML).not.toContain('secret-1');

  expect(unwritable.step).toBeNull();
  expect(unwritable.shadowRoot?.textContent).toContain('Sign In with Acme');

  expect(written.loginType).toBe('signUp');
  expect(written.getAttribute('login-type')).toBe('signUp');
  expect(warn).not.toHaveBeenCalled();

  early.loginType = 'signUp';
  early.provider = 'Later';
  expect(early.getAttribute('provider')).toBe('Later');
  expect(early.shadowRoot?.textContent).toContain('Los');
});
