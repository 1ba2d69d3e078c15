import { expect, it } from 'vitest';
import { connectPlatform, signIn } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine({ storage: 'blocked' });

const STORES = `(() => {
  try {
    localStorage.setItem('a', '1');
    return true;
  } catch {
    return false;
  }
})()`;

it('a person whose browser stores nothing signs in and connects a platform', async () => {
  const person = await comeToHost();
  expect(await person.read(STORES)).toBe(false);
  await signIn(person, 'blocked@example.org', codeFor);
  await connectPlatform(person);
  expect(await person.complaints()).toEqual([]);
});
