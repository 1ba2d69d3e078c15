import { describe, expect, it } from 'vitest';
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
  ])('has the topic of its title in Polish: %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it('has no topic if no word is known, whatever its text says', () => {
    expect(topicOf('Pracownik', 'programista')).toBeUndefined();
    expect(topicOf('Medewerker', 'kok')).toBeUndefined();
  });

  it('keeps the topic of its category', () => {
    expect(topicOf('Kucharz', '', 'logistics-warehouse-jobs')).toBe('Logistics');
  });
});
