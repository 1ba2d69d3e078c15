import type { LeftOut } from '../facts/left-out.ts';
import type { readEntries } from './archives.ts';
import type { PreparedPeople, PreparedPerson } from './prepared-people.ts';
import type { withheldAmong } from './withheld-items.ts';

export interface ReadPerson
  extends Pick<PreparedPerson, 'signals' | 'isUnderstood' | 'score' | 'fine' | 'twenty'> {
  readonly without: (leftOut: LeftOut) => ReadPerson | Promise<ReadPerson>;
}

export interface ReadPeople
  extends Pick<PreparedPeople, 'renew' | 'has' | 'changes' | 'noteChange' | 'forget'> {
  readonly of: (...given: Parameters<PreparedPeople['of']>) => Promise<ReadPerson>;
}

/** The work with texts that may take longer than 50 ms, in this thread or in another one. */
export interface TextReading {
  readonly people: ReadPeople;
  readonly withheldAmong: typeof withheldAmong;
  readonly readEntries: typeof readEntries;
}
