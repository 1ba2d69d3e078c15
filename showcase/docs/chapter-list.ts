/** The chapters, in the order in which a host needs them. */
export const CHAPTER_LIST = [
  { id: 'install', title: 'Install' },
  { id: 'attributes', title: 'Attributes' },
  { id: 'properties', title: 'Properties and methods' },
  { id: 'events', title: 'Events' },
  { id: 'results', title: 'Results' },
  { id: 'host-server', title: 'On your server' },
  { id: 'server', title: 'The server you provide' },
  { id: 'run-provider', title: 'Running the provider' },
  { id: 'keep-provider', title: 'Keeping it running' },
  { id: 'provider-api', title: 'Every call of the provider' },
  { id: 'interests', title: 'Where interests come from' },
  { id: 'callback', title: 'OAuth callback page' },
  { id: 'security', title: 'Policies and integrity' },
  { id: 'isolation', title: 'In the page or in a frame' },
  { id: 'on-your-page', title: 'On your page' },
  { id: 'theming', title: 'Theming' },
  { id: 'languages', title: 'Languages' },
  { id: 'accessibility', title: 'Accessibility' },
  { id: 'browsers', title: 'Browsers' },
  { id: 'frameworks', title: 'Frameworks' },
  { id: 'migration', title: 'Coming from elsewhere' },
  { id: 'testing', title: 'Testing on your own page' },
  { id: 'troubleshooting', title: 'Troubleshooting' },
] as const;

export type ChapterId = (typeof CHAPTER_LIST)[number]['id'];
