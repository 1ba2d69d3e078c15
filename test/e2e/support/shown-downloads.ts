import { newUser } from '../../support/open-flow.ts';
import { IS_FRAMED } from './host-page.ts';
import type { ShownStep } from './stage.ts';

/** The platforms at a provider that connects only one of them. A frame gets the facts of its application from the server. */
export const SHOWN_DOWNLOADS: readonly ShownStep[] = IS_FRAMED
  ? []
  : [
      {
        name: 'onboarding, downloads',
        step: 'onboarding',
        user: newUser,
        app: {
          provider: 'Mosaic',
          name: 'My App',
          accountUrl: 'https://id.example/account',
          connectors: ['github'],
        },
        reach: ({ widget }) => widget.locator('.platform[data-status=download]').first().waitFor(),
      },
    ];
