import type { ProgressTexts } from './progress-texts.ts';

export const es: ProgressTexts = {
  lists: {
    subscriptions: 'suscripciones',
    'liked videos': 'vídeos que te gustan',
    profile: 'perfil',
    skills: 'aptitudes',
    companies: 'empresas',
    communities: 'comunidades',
    'saved posts': 'publicaciones guardadas',
    boards: 'tableros',
    pins: 'pines',
    posts: 'publicaciones',
    repositories: 'repositorios',
    stars: 'estrellas',
    pages: 'páginas',
    newsletters: 'boletines',
  },
  states: {
    waiting: '{platform} se va a leer',
    reading: 'Leyendo {platform}: {list}, {read} de {total}',
    counting: 'Leyendo {platform}: {list}, {read} por ahora',
    pending: '{platform} todavía está preparando tus datos. La lectura continúa sola.',
    paused: '{platform} pide una pausa. La lectura seguirá por sí sola.',
    unanswered: '{platform} no responde como debería. Se volverá a intentar por sí solo.',
    done: '{platform} está leído',
    refused: '{platform} ya no nos deja leer. Vuelve a conectarlo.',
    closed: '{platform} no permite esta lectura.',
    failed: 'No se pudo leer {platform}. Inténtalo más tarde.',
  },
};
