import type { SamplePerson } from './sample-person.ts';

export const lawyer = {
  id: 'lawyer',
  name: 'Lucia, lawyer',
  youtube: [
    [
      'Supreme Court Hearings',
      'Human Rights Lectures',
      'Constitution in Ten Minutes',
      'Legal Writing School',
      'Asylum Stories',
    ],
    ['Cross-examination explained', 'The right to a fair trial', 'How treaties are made'],
  ],
  linkedin: [
    ['Human rights lawyer', 'Legal Services'],
    ['Litigation', 'International law', 'Legal research', 'Asylum law', 'Negotiation'],
    ['Amnesty International', 'Bar Association', 'International Court of Justice', 'Legal Aid Society'],
  ],
  reddit: [
    ['r/law — Cases and courts', 'r/humanrights', 'r/supremecourt', 'r/AskHistorians', 'r/geopolitics'],
    [
      'A ruling on privacy that changes everything',
      'Reading list: law of the sea',
      'What happens at an asylum interview',
    ],
  ],
  pinterest: [
    ['Courthouse architecture', 'Books on justice'],
    ['Quotes of famous judges', 'A library of dark wood'],
  ],
  instagram: [['Legal clinic for refugees, third week', 'Speaking on press freedom tonight']],
  github: [['contract-templates — Plain contracts for tenants'], ['opinions — Court opinions as open data']],
  facebook: [
    [
      'Refugee Council — Nonprofit Organisation',
      'Human Rights Watch — Nonprofit Organisation',
      'Debate Society — Community',
      'Women in Law — Community',
    ],
  ],
  gmail: [
    [
      'Supreme Court Digest',
      'European Law Review',
      'Human Rights Monitor',
      'Policy Briefing',
      'Privacy and Regulation',
      'Legal Aid News',
    ],
  ],
} as const satisfies SamplePerson;
