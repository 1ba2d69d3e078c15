import type { ProgressTexts } from './progress-texts.ts';

export const ptBR: ProgressTexts = {
  lists: {
    subscriptions: 'inscrições',
    'liked videos': 'vídeos de que você gostou',
    profile: 'perfil',
    skills: 'competências',
    companies: 'empresas',
    communities: 'comunidades',
    'saved posts': 'posts salvos',
    boards: 'pastas',
    pins: 'pins',
    posts: 'posts',
    repositories: 'repositórios',
    stars: 'estrelas',
    pages: 'páginas',
    newsletters: 'newsletters',
  },
  states: {
    waiting: '{platform} será lido em instantes',
    reading: 'Lendo {platform}: {list}, {read} de {total}',
    counting: 'Lendo {platform}: {list}, {read} até agora',
    pending: '{platform} ainda está preparando seus dados. A leitura continua sozinha.',
    paused: '{platform} pede uma pausa. A leitura continuará sozinha.',
    unanswered: '{platform} não responde como deveria. Uma nova tentativa será feita.',
    done: '{platform} foi lido',
    refused: '{platform} não nos deixa mais ler. Conecte-o novamente.',
    closed: '{platform} não permite esta leitura.',
    failed: 'Não foi possível ler {platform}. Tente mais tarde.',
  },
};
