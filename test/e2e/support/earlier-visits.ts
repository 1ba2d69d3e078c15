const READER = JSON.stringify({ reader: 'ada', subject: null, affinities: [], topics: [], why: 'unread' });
const GAMP = JSON.stringify({ reward: null, joined: [], checkIns: { days: 0, lastDay: null } });
const PROFILE = JSON.stringify({
  source: 'mosaic',
  personality: [],
  gigiScore: 7.4,
  completedAt: '2026-11-27',
});
const ANSWERS = JSON.stringify({ question: null, activitySet: 'general', turn: 0 });

/** What an earlier visit of each demo stored: the next one begins behind the first screen. */
export const EARLIER_VISITS = {
  'data-connect:gamp:visit': GAMP,
  'data-connect:toona:visit': '{"cast":[]}',
  'data-connect:toona-discover:person': READER,
  'data-connect:gigi:profile': PROFILE,
  'data-connect:prograd:answers': ANSWERS,
  'data-connect:copus:person': READER,
  'data-connect:dcode:signed-in': 'true',
} as const;
