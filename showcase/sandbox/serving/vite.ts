import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createSandbox, isSandboxPath } from '../app.ts';
import { callerOf, unknownHost } from './addresses.ts';
import { readConfiguration } from './configuration.ts';
import { withConnection } from './connection.ts';
import { callbackPageIn, createWidgetFiles, isWidgetFile } from './site.ts';

/**
 * Puts the sandbox and the built widget into the dev server, which refuses unknown hosts itself. `distRoot` is where the
 * builds are.
 */
export const sandboxPlugin = ({ distRoot = resolve('dist') } = {}): Plugin => ({
  name: 'data-connect-sandbox',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const configuration = readConfiguration(process.env);
    const sandbox = createSandbox({ env: configuration.adzuna, callbackPage: callbackPageIn(distRoot) });
    const widget = createWidgetFiles(distRoot);
    const answer = getRequestListener(
      withConnection(async (request, incoming) => {
        if (isWidgetFile(new URL(request.url).pathname)) return widget(request);
        const caller = callerOf(incoming, configuration);
        return caller === null ? unknownHost() : sandbox.fetch(request, caller);
      }),
      { overrideGlobalObjects: false },
    );
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      return isWidgetFile(path) || isSandboxPath(path) ? void answer(request, response) : next();
    });
  },
});
