import { atLeast, atMost, figureOf, type Row } from '../report.ts';
import { FURTHER_PEOPLE, PEOPLE_BY_LANGUAGE, type SamplePerson } from '../samples.ts';
import { qualityOf, type Scorer } from './quality.ts';

const FIRST_RIGHT = 0.85;
const PRECISION = 0.7;
const WRONG = 0.05;
/** Minimum number of people for a limit: with fewer people, one pick would decide the figure of a language. */
const MIN_PEOPLE = 10;

const shareRow = (name: string, value: number, reach: Row['reach']): Row => ({
  name,
  unit: '',
  widget: figureOf([value]),
  reach,
});

const qualityRows = (name: string, people: readonly SamplePerson[], byModel: Scorer): readonly Row[] => {
  const { firstRight, precisionAt5, wrong } = qualityOf(byModel, people);
  return [
    shareRow(`${name}: first category right`, firstRight, atLeast(firstRight, FIRST_RIGHT, `${FIRST_RIGHT}`)),
    shareRow(`${name}: precision at 5`, precisionAt5, atLeast(precisionAt5, PRECISION, `${PRECISION}`)),
    shareRow(`${name}: above 0.5 and not picked`, wrong, atMost(wrong, WRONG, `${WRONG}`)),
  ];
};

/** Quality of the model for people who write in each of the widget's other languages. */
export const languageRows = (byModel: Scorer): readonly Row[] =>
  [...PEOPLE_BY_LANGUAGE].flatMap(([language, people]) =>
    qualityRows(`${language}, ${people.length} people`, people, byModel),
  );

/** Quality of the model for further people of other writers: precision by language, the rest for all languages together. */
export const furtherRows = (byModel: Scorer): readonly Row[] =>
  [...FURTHER_PEOPLE].flatMap(([group, byLanguage]) => {
    const name = `further people ${group}`;
    return [
      ...[...byLanguage].map(([language, people]) => {
        const { precisionAt5 } = qualityOf(byModel, people);
        const reach =
          people.length >= MIN_PEOPLE ? atLeast(precisionAt5, PRECISION, `${PRECISION}`) : undefined;
        return shareRow(`${name}, ${people.length} in ${language}: precision at 5`, precisionAt5, reach);
      }),
      ...qualityRows(name, [...byLanguage.values()].flat(), byModel),
    ];
  });

/**
 * People who write in two languages: half the entries of a person, and the other half from the corresponding person of
 * the next language.
 */
const inTwoLanguages = (): readonly SamplePerson[] => {
  const groups = [...PEOPLE_BY_LANGUAGE.values()];
  return groups.flatMap((people, place) => {
    const others = groups[(place + 1) % groups.length] ?? [];
    return people.flatMap((person) => {
      const like = others.find(({ who }) => who === person.who);
      if (like === undefined) return [];
      const half = (signals: readonly string[], rest: number) => signals.filter((_, at) => at % 2 === rest);
      return [{ ...person, signals: [...half(person.signals, 0), ...half(like.signals, 1)] }];
    });
  });
};

/** A person who writes in a language without word lists, Finnish. No interest may be claimed for this person. */
const NOT_UNDERSTOOD: SamplePerson = {
  who: 'mushroom picker',
  picks: ['Hospitality', 'Environmental', 'Culinary', 'Sports', 'Education'],
  signals: [
    'youtube follows Sienestäjän syksy',
    'facebook follows Naapuriapu ja talkoot',
    'gmail follows Viikkokirje kotipihalta',
  ],
};

/** Rows for people who write in two languages, and for a person whose language the model does not know. */
export const otherRows = (byModel: Scorer): readonly Row[] => {
  const people = inTwoLanguages();
  const claimed = Math.max(...byModel(NOT_UNDERSTOOD));
  return [
    ...qualityRows(`${people.length} people in two languages`, people, byModel),
    shareRow('a person in Finnish: highest score', claimed, atMost(claimed, 0, '0')),
  ];
};
