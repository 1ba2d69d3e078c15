import type { ProgressTexts } from './progress-texts.ts';

export const it: ProgressTexts = {
  lists: {
    subscriptions: 'iscrizioni',
    'liked videos': 'video che ti piacciono',
    profile: 'profilo',
    skills: 'competenze',
    companies: 'aziende',
    communities: 'community',
    'saved posts': 'post salvati',
    boards: 'bacheche',
    pins: 'pin',
    posts: 'post',
    repositories: 'repository',
    stars: 'stelle',
    pages: 'pagine',
    newsletters: 'newsletter',
  },
  states: {
    waiting: '{platform} sta per essere letto',
    reading: 'Lettura di {platform}: {list}, {read} di {total}',
    counting: 'Lettura di {platform}: {list}, {read} finora',
    pending: '{platform} sta ancora preparando i tuoi dati. La lettura continua da sola.',
    paused: '{platform} chiede una pausa. La lettura riprenderà da sola.',
    unanswered: '{platform} non risponde come dovrebbe. Si riproverà da sé.',
    done: '{platform} è stato letto',
    refused: '{platform} non ci lascia più leggere. Collegalo di nuovo.',
    closed: '{platform} non consente questa lettura.',
    failed: 'Non è stato possibile leggere {platform}. Riprova più tardi.',
  },
};
