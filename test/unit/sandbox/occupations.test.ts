import { describe, expect, it } from 'vitest';
import { occupationIn } from '../../../showcase/sandbox/jobs/occupations.ts';
import { topicsOf } from '../../../showcase/sandbox/jobs/posting-topics.ts';
import { readTopics } from '../../../showcase/sandbox/provider/read-topics.ts';

const topicOf = (title: string, description = '', tag = 'unknown') =>
  topicsOf({ tag, label: '', title, description }, readTopics)[0];

describe('a posting in a language that the model does not read', () => {
  it.each([
    ['Magazijnmedewerker', 'Logistics'],
    ['Bezorger <strong>maaltijden</strong>', 'Logistics'],
    ['Boekhouder (32 uur)', 'Finance'],
    ['Leraar wiskunde', 'Education'],
    ['Stage softwareontwikkelaar', 'IT'],
    ['Kok', 'Culinary'],
    ['Wijkverpleegkundige', 'Healthcare'],
    ['Huisarts', 'Healthcare'],
    ['Maaltijdbezorger', 'Logistics'],
    ['Maatschappelijk werker', 'Social Services'],
  ])('has the topic of its title in Dutch: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it.each([
    ['Pielęgniarka', 'Healthcare'],
    ['Elektryk z uprawnieniami SEP', 'Engineering'],
    ['Administrator nieruchomości', 'Real Estate'],
    ['Nauczyciel matematyki', 'Education'],
    ['Staż: programista Java', 'IT'],
    ['Kucharz hotelowy', 'Culinary'],
    ['Radca prawny', 'Law'],
    ['Księgowa', 'Finance'],
    ['Opiekunka dzieci', 'Healthcare'],
    ['Opiekun osób starszych', 'Healthcare'],
    ['Opiekun medyczny', 'Healthcare'],
    ['Specjalista ds. najmu', 'Real Estate'],
    ['Administrator systemów', 'IT'],
    ['Szef kuchni', 'Culinary'],
    ['Grafik', 'Design'],
  ])('has the topic of its title in Polish: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it.each([
    ['Businesscontroller', 'Finance'],
    ['Controller finansowy', 'Finance'],
    ['Inżynier systemów', 'IT'],
    ['Pracownik kuchni', 'Culinary'],
    ['Młodszy grafik komputerowy', 'Design'],
  ])('has the topic of two words together, or of one: %s', (title, topic) => {
    expect(occupationIn(title)).toBe(topic);
  });

  it.each([
    ['Praktikum Controlling (m/w/d)', 'Finance'],
    ['Praktikum Fahrzeugtechnik', 'Engineering'],
    ['Stage comptabilité', 'Finance'],
    ['Stage architecte', 'Design'],
    ['Stage énergies renouvelables', 'Environmental'],
    ['Prácticas analista financiero', 'Finance'],
    ['Prácticas fisioterapeuta', 'Healthcare'],
    ['Stage cameriere di sala', 'Hospitality'],
    ['Estágio administração', 'Business'],
    ['Stage jongerenwerk', 'Social Services'],
    ['Staż w dziale audytu', 'Finance'],
  ])('has the topic of its title where the model finds none: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it.each([
    ['Praktikum Künstliche Intelligenz', 'AI'],
    ['Stage contrôle de gestion', 'Finance'],
    ['Staż w dziale HR', 'HR'],
    ['Tirocinio studio legale', 'Law'],
    ['Estágio educação física', 'Sports'],
  ])('has the topic that its title names, whatever the model takes it for: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  // These titles contain words that look like those of an occupation.
  it.each([
    'Opiekun klienta',
    'Opiekun sklepu',
    'Najmłodszy asystent',
    'Performing Arts Coordinator',
    'Controller jakości',
    'Document Controller',
    'Administrator biura',
    'Trener wewnętrzny',
    'Instruktor nauki jazdy',
    'Kasjer, elastyczny grafik',
    'Energiczna osoba',
    'Energieke collega',
    'Płacimy co tydzień',
    'Schoonmaker, goed salaris',
    'Onbezorgd bijverdienen',
    'Rechtstreeks in dienst',
    'Prawn processing',
  ])('has no topic of its title: %s', (title) => {
    expect(occupationIn(title)).toBeNull();
  });

  it('has no topic if no word is known, whatever its text says', () => {
    expect(topicOf('Pracownik', 'programista')).toBeUndefined();
    expect(topicOf('Medewerker', 'kok')).toBeUndefined();
  });

  it('keeps the topic of its category', () => {
    expect(topicOf('Kucharz', '', 'logistics-warehouse-jobs')).toBe('Logistics');
  });
});
