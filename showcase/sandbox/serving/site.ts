import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticFiles } from './static-files.ts';

/** A stranger's page loads the widget from here, as a module too. */
const FOR_EVERY_SITE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const CALLBACK_SCRIPT = 'oauth-callback.js';

/** `/widget/<file>` is the widget's, and so is the script beside the callback page; `/widget` is the showcase's. */
const widgetFileAt = (path: string) => {
  if (path === `/oauth/${CALLBACK_SCRIPT}`) return CALLBACK_SCRIPT;
  return path.startsWith('/widget/') ? path.slice('/widget/'.length) : '';
};

export const isWidgetFile = (path: string) => widgetFileAt(path) !== '';

/** The widget's built files, for a request where `isWidgetFile`. */
export const createWidgetFiles = (distRoot: string) => {
  const files = staticFiles(join(distRoot, 'widget'), FOR_EVERY_SITE);
  return async (request: Request) =>
    refusedMethod(request) ??
    (await files(widgetFileAt(pathOf(request)), request)) ??
    text('There is no such file in the widget', 404, FOR_EVERY_SITE);
};

/** The built showcase: its files, and its page for every address that a person might open (contract §5). */
export const createSite = (distRoot: string) => {
  const widget = createWidgetFiles(distRoot);
  const showcase = staticFiles(join(distRoot, 'showcase'));
  return async (request: Request): Promise<Response> => {
    const path = pathOf(request);
    if (isWidgetFile(path)) return widget(request);
    const file = refusedMethod(request) ?? (await showcase(path, request));
    if (file !== null) return file;
    if (!isPageAddress(path, request)) return text('There is nothing at this address', 404);
    return (await showcase('/index.html', request)) ?? text('The showcase is not built yet', 404);
  };
};

/** The widget's callback page, read anew each time: it is small, and a build may have replaced it. */
export const callbackPageIn = (distRoot: string) => () =>
  readFile(join(distRoot, 'widget', 'oauth-callback.html'), 'utf8').catch(() => NOT_BUILT);

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><p>The widget is not built yet</p></html>';

const pathOf = (request: Request) => new URL(request.url).pathname;

const isPageAddress = (path: string, request: Request) => {
  if (path.startsWith('/assets/')) return false;
  const isFileName = /\.\w+$/.test(path);
  return !isFileName || (request.headers.get('accept') ?? '').includes('text/html');
};

const refusedMethod = ({ method }: Request) =>
  method === 'GET' || method === 'HEAD' ? null : text('Use GET', 405, { Allow: 'GET, HEAD' });

const text = (body: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(`${body}\n`, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
