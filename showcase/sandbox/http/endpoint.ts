import type { Handler } from 'hono';
import type { SandboxApp, SandboxEnv } from './caller.ts';
import { Refusal } from './refusal.ts';

type Methods = { readonly [method in 'GET' | 'POST' | 'DELETE']?: Handler<SandboxEnv> };

/** Adds the handlers to one path. Every other method gets 405. Hono answers HEAD with the GET handler. */
export const endpoint = (app: SandboxApp, path: string, methods: Methods) => {
  for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
  const allowed = Object.keys(methods);
  app.all(path, () => {
    throw new Refusal(405, `Use ${allowed.join(' or ')}`, { Allow: allowed.join(', ') });
  });
};
