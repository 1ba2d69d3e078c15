import type { ProgressTexts } from './progress-texts.ts';

export const fr: ProgressTexts = {
  lists: {
    subscriptions: 'abonnements',
    'liked videos': 'vidéos aimées',
    profile: 'profil',
    skills: 'compétences',
    companies: 'entreprises',
    communities: 'communautés',
    'saved posts': 'publications enregistrées',
    boards: 'tableaux',
    pins: 'épingles',
    posts: 'publications',
    repositories: 'dépôts',
    stars: 'étoiles',
    pages: 'pages',
    newsletters: 'newsletters',
  },
  states: {
    waiting: '{platform} va être lu',
    reading: 'Lecture en cours, {platform}\u00a0: {list}, {read} sur {total}',
    counting: 'Lecture en cours, {platform}\u00a0: {list}, {read} pour l’instant',
    pending: '{platform} prépare encore vos données. La lecture continue d’elle-même.',
    paused: '{platform} demande une pause. La lecture reprendra toute seule.',
    unanswered: '{platform} ne répond pas comme prévu. Un nouvel essai aura lieu tout seul.',
    done: '{platform} est lu',
    refused: '{platform} ne nous laisse plus lire. Connectez-le à nouveau.',
    closed: '{platform} n’autorise pas cette lecture.',
    failed: '{platform} n’a pas pu être lu. Réessayez plus tard.',
  },
};
