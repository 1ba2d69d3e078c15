import { describe, expect, it } from 'vitest';
import { fieldsOf, parseJson } from '../../../widget/domain/fields.ts';
import { signOutDetail } from '../../../widget/domain/record-username.ts';

const detailOf = (text: string | null | undefined) => signOutDetail(fieldsOf(parseJson(text)));

describe('the person whom a stored record signs out', () => {
  it('is identified by its user name, also an empty one', () => {
    expect(detailOf('{"version":2,"username":"ada"}')).toEqual({ username: 'ada' });
    expect(detailOf('{"version":2,"username":""}')).toEqual({ username: '' });
  });

  it.each([
    ['no record', null],
    ['storage that could not be read', undefined],
    ['a record of version 1, whose user name may be the e-mail address', '{"version":1,"username":"a@b.c"}'],
    ['a user name that is no text', '{"version":2,"username":5}'],
    ['broken JSON', '{"version":2,'],
  ])('is unknown for %s', (_, text) => expect(detailOf(text)).toBeNull());
});
