import type { SamplePerson } from './sample-person.ts';

export const athlete = {
  id: 'athlete',
  name: 'Aiko, athlete',
  youtube: [
    [
      'Marathon Training',
      'Strength for Runners',
      'Olympic Highlights',
      'Sports Science Explained',
      'Physiotherapy at Home',
    ],
    [
      'How champions recover',
      'Sprint technique in slow motion',
      'The last kilometre',
      'Breathing while swimming',
    ],
  ],
  linkedin: [
    ['Professional runner and youth coach', 'Sports'],
    ['Coaching', 'Endurance training', 'Nutrition', 'Public speaking', 'Teamwork'],
    ['Athletics Federation', 'Olympic Committee', 'Sports Medicine Institute'],
  ],
  reddit: [
    [
      'r/running — Training, shoes and races',
      'r/AdvancedRunning',
      'r/triathlon',
      'r/Fitness',
      'r/trackandfield',
    ],
    ['Ten weeks to a half marathon', 'Knee pain after hills', 'What do you eat before a race?'],
  ],
  pinterest: [
    ['Stretching routines', 'Race-day breakfasts', 'Running shoes'],
    ['Hip mobility in ten minutes', 'Training plan for a marathon', 'Oats with berries'],
  ],
  instagram: [
    [
      'Personal best over ten kilometres!',
      'Coaching the junior team today',
      'Altitude training camp',
      'Ice bath after intervals',
    ],
  ],
  github: [
    ['pace-log — Splits and heart rate of my runs'],
    ['training-load — Statistics of training and injury'],
  ],
  facebook: [
    [
      'City Marathon — Sports Event',
      'Track Club — Sports Team',
      'Sports for Children — Nonprofit Organisation',
    ],
  ],
  gmail: [
    [
      'Athletics Weekly',
      'Race Calendar',
      'Sports Medicine Review',
      'Coaching Notes',
      'Healthy Eating Letter',
    ],
  ],
} as const satisfies SamplePerson;
