import { expect, it } from 'vitest';
import { createSandbox } from '../../../showcase/sandbox/app.ts';

it('says at the address of the privacy links what each data type means', async () => {
  const answer = await createSandbox().fetch(new Request('http://localhost/api/privacy'));
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(['basic', 'personality', 'preferences'].filter((id) => text.includes(`id="${id}"`))).toHaveLength(3);
});
