import { expect, it } from 'vitest';
import { occupationIn } from '../../../showcase/sandbox/jobs/occupations.ts';
import { topicsOf } from '../../../showcase/sandbox/jobs/posting-topics.ts';
import { readTopics } from '../../../showcase/sandbox/provider/read-topics.ts';

const topicOf = (title: string, description = '', tag = 'unknown') =>
  topicsOf({ tag, label: '', title, description }, readTopics)[0];

it.each([
  ['Magazijnmedewerker', 'Logistics'],
  ['Boekhouder (32 uur)', 'Finance'],
  ['Stage softwareontwikkelaar', 'IT'],
  ['Kok', 'Culinary'],
])(
  'a posting in a language that the model does not read has the topic of its title in Dutch: %s',
  (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  },
);

it.each([
  ['Pielęgniarka', 'Healthcare'],
  ['Nauczyciel matematyki', 'Education'],
  ['Staż: programista Java', 'IT'],
  ['Radca prawny', 'Law'],
  ['Księgowa', 'Finance'],
  ['Szef kuchni', 'Culinary'],
])(
  'a posting in a language that the model does not read has the topic of its title in Polish: %s',
  (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  },
);

it.each([
  ['Businesscontroller', 'Finance'],
  ['Controller finansowy', 'Finance'],
  ['Młodszy grafik komputerowy', 'Design'],
])(
  'a posting in a language that the model does not read has the topic of two words together, or of one: %s',
  (title, topic) => {
    expect(occupationIn(title)).toBe(topic);
  },
);

it.each([
  ['Praktikum Controlling (m/w/d)', 'Finance'],
  ['Prácticas fisioterapeuta', 'Healthcare'],
  ['Staż w dziale audytu', 'Finance'],
])(
  'a posting in a language that the model does not read has the topic of its title where the model finds none: %s',
  (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  },
);

it.each([
  ['Praktikum Künstliche Intelligenz', 'AI'],
  ['Stage contrôle de gestion', 'Finance'],
  ['Staż w dziale HR', 'HR'],
])(
  'a posting in a language that the model does not read has the topic that its title names, whatever the model takes it for: %s',
  (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  },
);

// These titles contain words that look like those of an occupation.
it.each([
  'Opiekun klienta',
  'Opiekun sklepu',
  'Document Controller',
  'Administrator biura',
  'Kasjer, elastyczny grafik',
  'Energiczna osoba',
  'Płacimy co tydzień',
  'Rechtstreeks in dienst',
])('a posting in a language that the model does not read has no topic of its title: %s', (title) => {
  expect(occupationIn(title)).toBeNull();
});

it('a posting in a language that the model does not read has no topic if no word is known, whatever its text says', () => {
  expect(topicOf('Pracownik', 'programista')).toBeUndefined();
  expect(topicOf('Medewerker', 'kok')).toBeUndefined();
});

it('a posting in a language that the model does not read keeps the topic of its category', () => {
  expect(topicOf('Kucharz', '', 'logistics-warehouse-jobs')).toBe('Logistics');
});
