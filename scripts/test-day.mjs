// `npm test -- day [people] [seed] [sqlite]`: a day of 10,000 people, or of another number, at the provider.
import { installPackages, main, runVitest } from './setup.mjs';

const args = process.argv.slice(2);
const isNumber = (text) => /^\d+$/.test(text);
const [people = '10000', seed = '1'] = args.filter(isNumber);

main(async () => {
  const unknown = args.find((each) => !isNumber(each) && each !== 'sqlite');
  if (unknown !== undefined) throw new Error(`"${unknown}" is neither a number nor sqlite`);
  await installPackages();
  await runVitest(['--project', 'provider', 'test/provider/day.test.ts'], {
    DAY_PEOPLE: people,
    DAY_SEED: seed,
    DAY_DATABASE: args.includes('sqlite') ? 'sqlite' : 'postgres',
  });
});
