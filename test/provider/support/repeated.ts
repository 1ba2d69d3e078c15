import type { TestProvider } from './provider.ts';

/** Does the work once, and adds this number of further attempts to each limit that counted it. */
export const repeated = async (
  { database }: Pick<TestProvider, 'database'>,
  work: () => Promise<unknown>,
  times: number,
): Promise<void> => {
  const attempts = () => database.query.selectFrom('attempts').selectAll().execute();
  const before = new Set((await attempts()).map(({ id }) => id));
  await work();
  const made = (await attempts()).filter(({ id }) => !before.has(id));
  if (made.length === 0) throw new Error('The work is not counted');
  const more = made.flatMap((each) =>
    Array.from({ length: times }, (_, place) => ({ ...each, id: `more ${place} ${each.id}` })),
  );
  for (let at = 0; at < more.length; at += 100)
    await database.query
      .insertInto('attempts')
      .values(more.slice(at, at + 100))
      .execute();
};

export const parallel = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
