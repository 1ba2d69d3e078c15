/** Examples for the description of the calls that share approved data. */
export const SHARE = {
  Info: {
    storage: 'server',
    appId: 'Bookshop',
    confirmations: [
      { data: 'Medium', date: '2026-11-21T09:00:00.000Z' },
      { data: 'Large', date: '2026-11-21T09:00:00.000Z' },
    ],
    EncryptedUserPin: '',
    account: 'amal@example.org',
    proofMode: false,
    Domain: 'shop.example',
    web3Type: 'none',
    OthentSub: '',
  },
};

export const TEST_SHARE = {
  approvedData: ['basic', 'personality'],
  userEmail: 'amal@example.org',
  appName: 'Bookshop',
  testMode: true,
  timestamp: '2026-11-21T09:00:00.000Z',
};

export const ACCESS = {
  apiUrl: 'https://id.example/api/inference',
  accessToken: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbWFsIn0.c2lnbmF0dXJl',
  approved: [{ data: 'Medium' }, { data: 'Large' }],
};

export const QUESTION = { Input: [{ text: 'Open-source software', category: 'Tech' }, 'Contemporary dance'] };

export const SCORES = {
  output: { output: [[[0.91]], [[0.24]]] },
  reasons: [[{ kind: 'works-on', text: 'arm-control', platform: 'github' }], []],
  withheld: [],
  status: 'reading',
  missing: 1,
};
