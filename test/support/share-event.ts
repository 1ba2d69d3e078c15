/** The widget's window message (contract §2.5). */
export const GENUINE = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'http://localhost:4173/api/inference',
  approved: [{ data: 'Medium' }],
  accessToken: 'token',
  username: 'ada@example.com',
} as const;

export const COMPLETED = {
  type: 'widget.completed',
  message: GENUINE,
  completedAt: '2026-11-21T09:00:00.000Z',
} as const;
