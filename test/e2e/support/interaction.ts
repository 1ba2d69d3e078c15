import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { createSandbox, type Sandbox } from '../../../showcase/sandbox/app.ts';
import type { Environment } from '../../../showcase/sandbox/environment.ts';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { widgetFilesIn } from '../../../showcase/sandbox/serving/site.ts';
import { type OwnTexts, ownTextsOf } from '../../../widget/authorize/language.ts';
import type { Step } from '../../../widget/types.ts';
import { returning } from '../../support/open-flow.ts';
import { codeFor } from './host-page.ts';
import { serveAs } from './origins.ts';
import { PIN, textOf, titlesFor } from './person.ts';
import { storeBefore } from './saved.ts';
import { signInAt } from './session.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const UID = 'an-interaction-of-a-test';

export const APP = 'Bookshop';
export const ownText: OwnTexts = (key, params) => ownTextsOf('en')(key, { appName: APP, ...params });

interface Asked {
  readonly labels?: readonly string[];
  readonly email?: boolean;
  readonly offline?: boolean;
  readonly loginHint?: string;
  readonly uiLocales?: string;
  readonly prompt?: string;
}

interface Notified {
  readonly call: string;
  readonly body: unknown;
}

const problem = (status: number, code: string) => Response.json({ code, status }, { status });

/**
 * A provider with stand-ins. This file answers the calls of the interaction.
 * @param setUp address of a person who chose a PIN for the application on an earlier visit
 */
export const openInteraction = async (
  context: BrowserContext,
  asked: Asked = {},
  facts: object = {},
  { variables, setUp }: { variables?: Environment['provider']; setUp?: string } = {},
) => {
  let sandbox: Sandbox | undefined;
  let isOver = false;
  const notified: Notified[] = [];
  /** Replacements for the next answer of a call, by its name. */
  const instead = new Map<string, () => Response>();
  const app = await serveAs('127.0.0.1', async (request) => {
    const answer = new URL(request.url).searchParams;
    const html = `<!doctype html><title>${APP}</title><p id="answer">${answer.get('error') ?? answer.get('code')}</p>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html' } });
  });
  const known = { key: SANDBOX_KEY, origin: app.url };
  const standing = async (request: Request, origin: string) => {
    const headers = new Headers({ 'x-api-key': SANDBOX_KEY, 'x-embedder': app.url, origin });
    headers.set('authorization', request.headers.get('authorization') ?? '');
    const answer = await sandbox?.fetch(new Request(`${origin}/api/grants`, { headers }));
    return { status: answer?.status ?? 500, body: await answer?.json() };
  };
  const answerCall = async (call: string, request: Request, origin: string): Promise<Response> => {
    const text = await request.text();
    notified.push({ call, body: text ? JSON.parse(text) : null });
    const given = instead.get(call);
    instead.delete(call);
    if (given) return given();
    if (isOver) return problem(404, 'authorize.unknown');
    if (call === 'request') {
      return Response.json({ labels: ['Medium'], email: false, offline: false, ...asked, ...known });
    }
    if (call === 'refuse') {
      isOver = true;
      return Response.json({ location: `${app.url}/callback?error=access_denied&state=s` });
    }
    const { status, body } = await standing(request, origin);
    if (status !== 200) return problem(status, String(body.code));
    if (body.grants.length === 0) return problem(409, 'authorize.grant');
    isOver = true;
    return Response.json({ location: `${app.url}/callback?code=a-code&state=s` });
  };
  const named = async (answer: Response) =>
    Response.json({ ...(await answer.json()), ...facts, name: APP }, { status: answer.status });
  const provider = await serveAs('localhost', async (request) => {
    const { pathname, origin } = new URL(request.url);
    sandbox ??= createSandbox({
      origin,
      widgetFiles: widgetFilesIn(DIST),
      ...(variables ? { provider: variables } : {}),
    });
    const [, call] = /^\/authorize\/[^/]+\/(request|finish|refuse)$/.exec(pathname) ?? [];
    if (call) return answerCall(call, request, origin);
    // The key is not that of a sign-in, and a frame of the application's page could not share.
    if (pathname === '/api/getAPIurlMobile') request.headers.set('x-embedder', origin);
    const answer = await sandbox.fetch(request);
    return pathname === '/api/app' ? named(answer) : answer;
  });
  onTestFinished(async () => {
    await provider.close();
    await app.close();
    await sandbox?.close();
  });
  const page = await context.newPage();
  if (setUp !== undefined) {
    const token = await signInAt(provider.url, provider.url, setUp, app.url);
    const key = `data-connect:mosaic:user:${app.url} ${APP}`;
    await storeBefore(context, provider.url, { [key]: { ...returning, email: setUp, token } });
  }
  await page.goto(`${provider.url}/authorize/${UID}`);
  return { page, notified, instead, known, app, provider, person: personAt(page) };
};

const TITLES = titlesFor(APP);

export const personAt = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const person = {
    page,
    button,
    email: page.getByLabel(textOf('email.label')),
    code: page.getByLabel(textOf('code.label')),
    pin: page.getByLabel(textOf('pin.label'), { exact: true }),
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    isAt: (step: Step) => page.getByRole('heading', { level: 2, name: TITLES[step], exact: true }).waitFor(),
    sees: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    press: (name: string) => button(name).click(),
    async askForCode(address: string) {
      await person.email.fill(address);
      await person.press(textOf('email.submit'));
      await person.isAt('code');
    },
    enterCode: async (address: string) => person.code.fill(await codeFor(page, address, page.url())),
    async signIn(address: string) {
      await person.askForCode(address);
      await person.enterCode(address);
    },
    async choosePin() {
      await person.pin.fill(PIN);
      await person.press(textOf('pin.submit'));
    },
    async setUp(address: string) {
      await person.signIn(address);
      await person.isAt('onboarding');
      await person.press(textOf('onboarding.skip'));
      await person.isAt('pin');
      await person.choosePin();
      await person.isAt('dataRequest');
    },
    answer: () => page.locator('#answer').textContent(),
  };
  return person;
};
