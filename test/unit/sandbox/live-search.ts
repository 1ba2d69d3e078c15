import { visit } from './visitor.ts';

const KEYS = { ADZUNA_APP_ID: 'app1d', ADZUNA_APP_KEY: 's3cr3t' };

/** A visitor of a sandbox whose Adzuna gives these answers. `asked` has the addresses. */
export const visitLive = (answer: () => Response | Promise<Response>) => {
  const asked: URL[] = [];
  const reported: Error[] = [];
  const visitor = visit({
    env: KEYS,
    report: (error) => void reported.push(error),
    fetch: async (input) => {
      asked.push(new URL(String(input)));
      return answer();
    },
  });
  return { ...visitor, asked, reported };
};
