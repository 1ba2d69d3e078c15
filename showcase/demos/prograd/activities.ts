export interface Activity {
  readonly id: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly title: string;
  readonly points: number;
  /** Number of people who saved it. */
  readonly saves: number;
  /** Out of 5. */
  readonly rating: number;
  readonly tags: readonly string[];
  readonly pros: string;
  readonly cons: string;
}

/** The two sample sets. A widget response switches between them (specification §4.5). */
export const ACTIVITY_SETS = {
  general: [
    {
      id: 'budget-app',
      about: 'personal finance, software',
      title: 'Try a budgeting app for a week',
      points: 250,
      saves: 1843,
      rating: 4.6,
      tags: ['Testing', 'Phone', '15 min a day'],
      pros: 'You keep the paid plan for a year.',
      cons: 'Points arrive after day seven, not before.',
    },
    {
      id: 'campus-survey',
      about: 'research, students, interviews',
      title: 'Ask ten students one question',
      points: 120,
      saves: 962,
      rating: 4.1,
      tags: ['Survey', 'On campus', '1 hour'],
      pros: 'Paid out the same evening.',
      cons: 'Needs ten real answers, in person.',
    },
    {
      id: 'lecture-notes',
      about: 'education, writing',
      title: 'Share a term of lecture notes',
      points: 400,
      saves: 2210,
      rating: 4.4,
      tags: ['Writing', 'Remote', 'One-off'],
      pros: 'Work you have done already.',
      cons: 'Scans are checked, and smudges sent back.',
    },
    {
      id: 'shop-visit',
      about: 'shops, retail, walking',
      title: 'Visit a shop and time the queue',
      points: 180,
      saves: 531,
      rating: 3.9,
      tags: ['Outdoors', 'Retail', '30 min'],
      pros: 'On the way to most places.',
      cons: 'Weekday lunchtimes only.',
    },
  ],
  personal: [
    {
      id: 'wallet-test',
      about: 'software, cryptocurrency, technology',
      title: 'Set up a test wallet and report back',
      points: 300,
      saves: 1275,
      rating: 4.7,
      tags: ['Web3', 'Testing', '40 min'],
      pros: 'No real money is involved.',
      cons: 'The report has nine questions.',
    },
    {
      id: 'explain-token',
      about: 'video, storytelling, cryptocurrency',
      title: 'Explain a token to your grandparents',
      points: 220,
      saves: 3108,
      rating: 4.8,
      tags: ['Video', 'Web3', '1 hour'],
      pros: 'Good clips earn a second payout.',
      cons: 'Someone has to hold the camera.',
    },
    {
      id: 'translate-guide',
      about: 'languages, translation, safety',
      title: 'Translate one page of a safety guide',
      points: 350,
      saves: 744,
      rating: 4.3,
      tags: ['Writing', 'Languages', 'Remote'],
      pros: 'Your name stands below the page.',
      cons: 'An editor may ask for a second round.',
    },
  ],
} as const satisfies Record<string, readonly Activity[]>;

export type ActivitySet = keyof typeof ACTIVITY_SETS;
