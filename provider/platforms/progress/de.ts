import type { ProgressTexts } from './progress-texts.ts';

export const de: ProgressTexts = {
  lists: {
    subscriptions: 'Abos',
    'liked videos': 'Videos mit „Mag ich“',
    profile: 'Profil',
    skills: 'Fähigkeiten',
    companies: 'Unternehmen',
    communities: 'Communitys',
    'saved posts': 'gespeicherte Beiträge',
    boards: 'Pinnwände',
    pins: 'Pins',
    posts: 'Beiträge',
    repositories: 'Repositorys',
    stars: 'Sterne',
    pages: 'Seiten',
    newsletters: 'Newsletter',
  },
  states: {
    waiting: '{platform} wird gleich gelesen',
    reading: '{platform} wird gelesen: {list}, {read} von {total}',
    counting: '{platform} wird gelesen: {list}, bisher {read}',
    pending: '{platform} stellt Ihre Daten noch zusammen. Das Lesen geht von selbst weiter.',
    paused: '{platform} bittet um eine Pause. Es geht von selbst weiter.',
    unanswered: '{platform} antwortet nicht wie erwartet. Es wird von selbst erneut versucht.',
    done: '{platform} ist gelesen',
    refused: '{platform} lässt uns nicht mehr lesen. Verbinden Sie es neu.',
    closed: '{platform} erlaubt dieses Lesen nicht.',
    failed: '{platform} konnte nicht gelesen werden. Versuchen Sie es später noch einmal.',
  },
};
