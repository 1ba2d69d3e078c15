import { act, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeleteDialog } from '../../../provider/account/OwnData.tsx';
import { People } from '../../../provider/console/views/People.tsx';
import { required } from '../../support/until.ts';
import { showInEnglish } from './in-english.tsx';

const nothing = () => {};
const resolved = async () => {};

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 'code.wrong' }, { status: 401 });
  });
  return () => void vi.unstubAllGlobals();
});

const send = async (form: ReactElement, typed: string) => {
  const { place } = await showInEnglish(form);
  const field = required(place.querySelector<HTMLInputElement>('input'), 'the field');
  field.value = typed;
  await act(async () => required(field.form, 'the form').requestSubmit());
};

it('the deletion and the search of the operator take the same forms of an address', async () => {
  const onErase = vi.fn(resolved);
  const erase = (
    <DeleteDialog
      address="ada@example.org"
      hasPin={false}
      onClose={nothing}
      onPinForgotten={nothing}
      onErase={onErase}
    />
  );
  await send(erase, '<ada@example.org>');
  expect(onErase).toHaveBeenCalledWith('ada@example.org', undefined);
  await send(<People />, 'ada@example。org');
  expect(sent.map(({ address }) => address)).toEqual(['ada@example.org']);
});
