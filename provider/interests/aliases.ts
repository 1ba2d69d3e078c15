import type { Topic } from '../facts/topics.ts';

const aliases = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table));

/** Words in lower case that the vectors lack or know only in another sense, with replacement words. */
export const WORD_ALIASES: ReadonlyMap<string, string> = aliases({
  ai: 'artificial intelligence',
  api: 'software interface',
  apis: 'software interface',
  arduino: 'microcontroller electronics',
  arxiv: 'physics papers research',
  aws: 'cloud server',
  biotech: 'biotechnology',
  blockchain: 'cryptography currency ledger',
  bouldering: 'climbing',
  ceo: 'chief executive',
  chatbot: 'conversation artificial intelligence',
  chatgpt: 'language artificial intelligence',
  crispr: 'gene editing',
  cryptocurrency: 'digital currency trading',
  cv: 'resume',
  cybersecurity: 'computer security',
  devops: 'software server operations',
  docker: 'software server container',
  ecommerce: 'online shopping retail',
  esports: 'gaming tournament',
  etf: 'index fund investment',
  figma: 'interface design software',
  fintech: 'financial technology',
  fpga: 'chip circuit',
  github: 'software',
  golang: 'programming',
  gpt: 'language artificial intelligence',
  homelab: 'home server network',
  homeschool: 'home school',
  hr: 'human resources',
  kubernetes: 'server cluster software',
  llm: 'language artificial intelligence',
  llms: 'language artificial intelligence',
  mlops: 'machine learning software operations',
  mycology: 'fungi mushrooms',
  nba: 'nba basketball',
  ngo: 'charity aid organization',
  nlp: 'language computing',
  nonprofit: 'nonprofit charity',
  peatland: 'bog wetland',
  permaculture: 'organic gardening',
  phd: 'doctorate university',
  postgres: 'sql database',
  pr: 'public relations',
  rewilding: 'wildlife habitat restoration',
  saas: 'software subscription',
  seo: 'search marketing web',
  stem: 'science mathematics',
  sysadmin: 'server network administrator',
  typescript: 'javascript programming',
  ui: 'user interface',
  ux: 'user interface',
  vc: 'venture capital',
  vet: 'veterinary',
  wearables: 'wrist watch sensors gadgets',
  webdev: 'web developer',
  www: '',
});

/** Abbreviations that are ordinary words in lower case. They are replaced in capitals only. */
export const CAPITAL_ALIASES: ReadonlyMap<string, string> = aliases({
  IT: 'information technology',
  ML: 'machine learning',
  NISA: 'investment fund',
  ISA: 'investment fund',
  CAD: 'mechanical drawing software',
  PE: 'physical education',
  VR: 'virtual reality',
  UN: 'united nations',
  US: '',
});

/** Words that describe the form of a thing, not its subject. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  (
    'basics beginner beginners best bio blog briefing bulletin channel classic classics daily diaries diary digest episode ' +
    'episodes explained explains follow guide how introduction lessons letter letters link links monthly new newsletter official part ' +
    'quarterly show step stories subscribe subscribed subscribers tips today top tutorial tutorials tv update video videos vlog vlogs watch weekly why you your'
  ).split(' '),
);

/** The subject of each of the twenty categories, in words (specification §3). */
export const TOPIC_ALIASES: ReadonlyMap<string, string> = aliases({
  tech: 'technology software programming developer apps gadgets web',
  ai: 'artificial intelligence machine learning neural networks algorithms',
  business: 'business company management marketing entrepreneur sales trade',
  design: 'design designer graphic art fashion illustration typography',
  finance: 'finance investment banking stocks accounting money',
  healthcare: 'healthcare medicine medical nurse doctor hospital patients',
  education: 'education teaching teacher school students learning classroom',
  law: 'law legal court justice rights contracts regulation',
  environmental: 'nature climate wildlife ecology conservation forests pollution',
  communication: 'media journalism writing news press public relations',
  logistics: 'logistics shipping freight transport warehouse supply chain',
  engineering: 'engineering mechanical electrical machines engines construction robotics',
  hr: 'human resources recruiting hiring employees workplace staff',
  hospitality: 'hospitality hotel travel resort restaurant vacation events',
  sports: 'sports football athletes fitness team coach race',
  it: 'computer network server security cloud systems administrator',
  'real estate': 'real estate property housing apartments mortgage home',
  culinary: 'culinary cooking food recipes chef baking cuisine',
  'social services': 'social services charity volunteers community welfare families',
  research: 'research science scientists laboratory university study',
} satisfies Readonly<Record<Topic, string>>);
