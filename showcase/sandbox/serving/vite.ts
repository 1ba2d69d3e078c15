import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createSandbox, isSandboxPath } from '../app.ts';
import { withConnection } from './connection.ts';
import { callbackPageIn, createWidgetFiles, isWidgetFile } from './site.ts';

/** Puts the sandbox and the built widget into the dev server. `distRoot` is where the builds are. */
export const sandboxPlugin = ({ distRoot = resolve('dist') } = {}): Plugin => ({
  name: 'data-connect-sandbox',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const { ADZUNA_APP_ID, ADZUNA_APP_KEY } = process.env;
    const env = { ADZUNA_APP_ID, ADZUNA_APP_KEY };
    const sandbox = createSandbox({ env, callbackPage: callbackPageIn(distRoot) });
    const widget = createWidgetFiles(distRoot);
    const listenerFor = (answer: (request: Request) => Promise<Response>) =>
      getRequestListener(withConnection(answer), { overrideGlobalObjects: false });
    const toSandbox = listenerFor(sandbox.fetch);
    const toWidget = listenerFor(widget);
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      if (isWidgetFile(path)) return void toWidget(request, response);
      return isSandboxPath(path) ? void toSandbox(request, response) : next();
    });
  },
});
