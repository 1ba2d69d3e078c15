import type { ProgressTexts } from './progress-texts.ts';

export const en: ProgressTexts = {
  lists: {
    subscriptions: 'subscriptions',
    'liked videos': 'liked videos',
    profile: 'profile',
    skills: 'skills',
    companies: 'companies',
    communities: 'communities',
    'saved posts': 'saved posts',
    boards: 'boards',
    pins: 'pins',
    posts: 'posts',
    repositories: 'repositories',
    stars: 'stars',
    pages: 'pages',
    newsletters: 'newsletters',
  },
  states: {
    waiting: '{platform} is about to be read',
    reading: 'Reading your {platform} {list}, {read} of {total}',
    counting: 'Reading your {platform} {list}, {read} so far',
    pending: '{platform} is still preparing your data. Reading goes on by itself.',
    paused: '{platform} asks for a pause. Reading goes on by itself.',
    unanswered: '{platform} does not answer as it should. It is tried again by itself.',
    done: '{platform} is read',
    refused: '{platform} no longer lets us read. Connect it again.',
    closed: '{platform} does not allow this reading.',
    failed: '{platform} could not be read. Try again later.',
  },
};
