import { expect, it } from 'vitest';
import { countProof, TooManyProofsError } from '../../../provider/account/proved-address.ts';

const START = new URL('https://id.example/authorize?client_id=app&state=a%26b');
const solvedOf = (salt: string) => ({
  challenge: { parameters: { salt } },
  solution: { counter: 7, derivedKey: '00ff' },
});

const proofIn = ({ searchParams }: URL) => JSON.parse(searchParams.get('proof') ?? '');

it('a solved proof is added to the address of the sign-in, and changes nothing else of it', () => {
  const address = countProof(START)(solvedOf('one'));
  expect(proofIn(address)).toMatchObject(solvedOf('one'));
  address.searchParams.delete('proof');
  expect(address.href).toBe(START.href);
});

it('a refused proof is replaced twice, and then the page gives up instead of reloading for ever', () => {
  let address = START;
  for (const salt of ['one', 'two', 'three']) {
    address = countProof(address)(solvedOf(salt));
    expect(address.searchParams.getAll('proof')).toHaveLength(1);
    expect(proofIn(address)).toMatchObject(solvedOf(salt));
  }
  expect(() => countProof(address)).toThrow(TooManyProofsError);
});

it.each(['', 'proof', 'null', '{"count":"9"}', '{"count":1.5}', '{"count":-9}', '[]'])(
  'a proof of another form, %j, counts as one',
  (text) => {
    const address = new URL(START);
    address.searchParams.set('proof', text);
    const next = countProof(countProof(address)(solvedOf('one')))(solvedOf('two'));
    expect(proofIn(next).count).toBe(3);
    expect(() => countProof(next)).toThrow(TooManyProofsError);
  },
);
