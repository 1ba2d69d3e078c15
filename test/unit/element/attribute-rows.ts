const ALL_CONNECTORS = [
  'youtube',
  'linkedin',
  'reddit',
  'pinterest',
  'instagram',
  'github',
  'facebook',
  'gmail',
];
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const SMALL = { Small: { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' } };

interface Row {
  readonly attribute: string;
  readonly property: string;
  readonly initial: unknown;
  /** Texts of the attribute, with the property's values. */
  readonly texts: readonly (readonly [text: string, value: unknown])[];
  /** Values of the property, with the attribute's texts. */
  readonly values: readonly (readonly [value: unknown, text: string])[];
  /** Invalid texts. */
  readonly wrong: readonly string[];
  /** The warning's description of allowed values, in any order. */
  readonly allowed: string;
}

const flag = (attribute: string, property: string): Row => ({
  attribute,
  property,
  initial: false,
  texts: [
    ['', true],
    ['true', true],
    [attribute, true],
  ],
  values: [[true, '']],
  wrong: [],
  allowed: '',
});

const choice = (attribute: string, property: string, initial: string, ...values: string[]): Row => ({
  attribute,
  property,
  initial,
  texts: values.flatMap((value) => [
    [value, value] as const,
    [value.toUpperCase(), value] as const,
    [` ${value} `, value] as const,
  ]),
  values: values.map((value) => [value, value] as const),
  wrong: ['other', `${initial}s`, values.join(','), '0'],
  allowed: values.join(', '),
});

export const ROWS: readonly Row[] = [
  {
    attribute: 'provider',
    property: 'provider',
    initial: 'Mosaic',
    texts: [['Acme', 'Acme']],
    values: [
      ['Acme', 'Acme'],
      [5, '5'],
    ],
    wrong: [],
    allowed: '',
  },
  {
    attribute: 'app-name',
    property: 'appName',
    initial: 'My App',
    texts: [['Job Board <b>', 'Job Board <b>']],
    values: [['Job Board', 'Job Board']],
    wrong: [],
    allowed: '',
  },
  {
    attribute: 'api-base',
    property: 'apiBase',
    initial: '/api',
    texts: [
      ['/v2', '/v2'],
      ['v2/', 'v2/'],
      ['https://api.example/v1', 'https://api.example/v1'],
      ['http://localhost:4173/api', 'http://localhost:4173/api'],
      ['//api.example', '//api.example'],
    ],
    values: [['https://api.example', 'https://api.example']],
    wrong: [
      'javascript:alert(1)',
      'data:text/plain,a',
      'ftp://api.example',
      'http://[',
      'blob:https://a.example/1',
    ],
    allowed: 'http(s)',
  },
  {
    attribute: 'api-key',
    property: 'apiKey',
    initial: '',
    texts: [['k-1', 'k-1']],
    values: [],
    wrong: [],
    allowed: '',
  },
  choice('login-type', 'loginType', 'signIn', 'signIn', 'signUp', 'signOut'),
  choice('button-type', 'buttonType', 'pill', 'pill', 'icon'),
  choice('text-layout', 'textLayout', 'right', 'right', 'left', 'below'),
  choice('visual-type', 'visualType', 'full', 'full', 'icon'),
  choice('text-color', 'textColor', 'black', 'black', 'white'),
  {
    attribute: 'request-data',
    property: 'requestData',
    initial: ['basic', 'personality'],
    texts: [
      ['preferences', ['basic', 'preferences']],
      ['["personality"]', ['basic', 'personality']],
      [JSON.stringify(SMALL), SMALL],
    ],
    values: [
      [['basic', 'preferences'], 'basic,preferences'],
      [SMALL, JSON.stringify(SMALL)],
      ['basic', 'basic'],
    ],
    wrong: ['location', '[]', '{"Small":', '{"Huge":{}}'],
    allowed: 'basic, personality, preferences',
  },
  flag('test-mode', 'testMode'),
  flag('auto-fetch', 'autoFetch'),
  {
    attribute: 'redirect-url',
    property: 'redirectUrl',
    initial: null,
    texts: [
      ['/done.html', 'http://localhost:3000/done.html'],
      ['http://localhost:3000/done.html?a=1', 'http://localhost:3000/done.html?a=1'],
    ],
    values: [['/done.html', '/done.html']],
    wrong: [
      'https://other.example/done.html',
      'http://localhost:3001/done.html',
      'javascript:alert(1)',
      '',
      ' ',
    ],
    allowed: 'same-origin',
  },
  {
    attribute: 'locale',
    property: 'locale',
    initial: '',
    texts: [
      ['de', 'de'],
      ['pt-BR', 'pt-BR'],
      ['zh-Hant-TW', 'zh-Hant-TW'],
    ],
    values: [['de', 'de']],
    wrong: ['e', 'en_US', '12', 'de-', 'not a tag'],
    allowed: 'BCP 47',
  },
  choice('theme', 'theme', 'auto', 'light', 'dark', 'auto'),
  flag('disabled', 'disabled'),
  {
    attribute: 'connectors',
    property: 'connectors',
    initial: ALL_CONNECTORS,
    texts: [
      ['gmail,youtube', ['gmail', 'youtube']],
      [' GitHub , gmail ', ['github', 'gmail']],
      ['reddit,reddit', ['reddit']],
      ['', []],
      [' , ', []],
    ],
    values: [
      [[], ''],
      [['gmail', 'youtube'], 'gmail,youtube'],
      ['reddit', 'reddit'],
    ],
    wrong: ['youtube,myspace', 'youtube;gmail', 'constructor'],
    allowed: 'youtube, linkedin, reddit, pinterest, instagram, github, facebook, gmail',
  },
  choice('preload', 'preload', 'auto', 'auto', 'none', 'eager'),
  choice('response-type', 'responseType', 'token', 'token', 'code'),
  {
    attribute: 'code-challenge',
    property: 'codeChallenge',
    initial: '',
    texts: [
      [CHALLENGE, CHALLENGE],
      [` ${CHALLENGE} `, CHALLENGE],
    ],
    values: [[CHALLENGE, CHALLENGE]],
    wrong: ['plain', CHALLENGE.slice(1), `${CHALLENGE}=`],
    allowed: 'S256 challenge',
  },
  choice('signed-in', 'whenSignedIn', 'label', 'label', 'menu'),
];
