import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../../widget/authorize/texts/texts.ts';
import { directionOf, LANGUAGES } from '../../../widget/common/languages.ts';
import { fillText } from '../../../widget/errors.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { APP, openInteraction, ownText } from '../support/interaction.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();
const ANDROID_IN_APP =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe('a reload', () => {
  it('keeps a typed address, then the code that was mailed, then the step of the signed-in person', async () => {
    const { page, person, told } = await openInteraction(await visit());
    const address = newAddress('reload');
    await person.email.fill(address);
    await page.reload();
    await person.isAt('email');
    expect(await person.email.inputValue()).toBe(address);
    await person.askForCode(address);
    await page.reload();
    await person.isAt('code');
    await page.getByText(address).waitFor();
    await person.enterCode(address);
    await person.isAt('onboarding');
    await page.reload();
    await person.isAt('onboarding');
    expect(told.every(({ call }) => call === 'request')).toBe(true);
  });
});

describe('what the application asks for', () => {
  it('decides language, rows and typed address; the e-mail switch is there only if asked', async () => {
    const asked = { labels: ['Medium', 'Reasons'], loginHint: 'hint@example.org', uiLocales: 'xx pt-PT en' };
    const { page, person } = await openInteraction(await visit({ locale: 'de-DE' }), asked);
    await page.getByRole('heading', { name: 'Continuar para Bookshop' }).waitFor();
    expect(await page.locator('input[name=email]').inputValue()).toBe('hint@example.org');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
    expect(await person.button(ownText('cancel')).count()).toBe(0);
  });

  it('offers no address and no lasting access if neither is asked for', async () => {
    const { page, person } = await openInteraction(await visit(), { labels: ['Medium', 'Reasons'] });
    await person.setUp(newAddress('rows'));
    expect(await page.getByRole('checkbox').count()).toBe(2);
    expect(await page.getByText(ownText('lasting')).count()).toBe(0);
  });

  it('is a new sign-in for `prompt=login`, once', async () => {
    const { page, person, instead, known } = await openInteraction(await visit());
    await person.setUp(newAddress('anew'));
    const again = page.url().replace(/[^/]+$/, 'another');
    const asked = () => Response.json({ ...known, labels: ['Medium'], prompt: 'login' });
    instead.set('request', asked);
    await page.goto(again);
    await person.isAt('email');
    await person.signIn(newAddress('anew'));
    await person.isAt('onboarding');
    instead.set('request', asked);
    await page.reload();
    await person.isAt('onboarding');
  });
});

describe('every language', () => {
  it.each(LANGUAGES)('has the page in %s, in its direction, at 320 px', async (language) => {
    const context = await visit({ locale: language, viewport: { width: 320, height: 640 } });
    const { page } = await openInteraction(context, { email: true });
    const title = fillText(PAGE_TEXTS[language].title, { appName: APP });
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('heading', { level: 2 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(directionOf(language));
    expect(await page.title()).toContain(title);
    expect(await page.evaluate(sideways)).toBe(0);
  });
});

describe.each(['light', 'dark'] as const)('axe, in the %s theme', (colorScheme) => {
  it('finds nothing wrong on any step', async () => {
    const context = await visit({ colorScheme, viewport: { width: 320, height: 1500 } });
    const asked = { labels: ['Medium', 'Large'], email: true, offline: true };
    const { page, person } = await openInteraction(context, asked);
    const wrong: string[] = [];
    const audit = async () => wrong.push(...(await auditOn(page, 'all')).violations);
    await person.isAt('email');
    await audit();
    const address = newAddress('axe');
    await person.askForCode(address);
    await audit();
    await person.enterCode(address);
    await person.isAt('onboarding');
    await audit();
    await person.press(textOf('onboarding.skip'));
    await person.isAt('pin');
    await audit();
    await person.choosePin();
    await person.isAt('dataRequest');
    await audit();
    expect(await page.evaluate(sideways)).toBe(0);
    expect(wrong).toEqual([]);
  });
});

describe('an error', () => {
  it('says that an unknown or ended interaction is over, and what to do', async () => {
    const { page, instead, person } = await openInteraction(await visit());
    await person.isAt('email');
    instead.set('request', () => Response.json({ code: 'authorize.unknown' }, { status: 404 }));
    await page.reload();
    await person.heading(ownText('gone.title')).waitFor();
    await person.sees(ownText('gone.lead'));
    expect((await auditOn(page, 'all')).violations).toEqual([]);
  });

  it('of the last call keeps what the person chose, and the retry ends the sign-in', async () => {
    const { person, instead, told } = await openInteraction(await visit(), { email: true });
    await person.setUp(newAddress('retry'));
    await person.page.getByRole('checkbox', { name: ownText('email.name') }).check();
    instead.set('finish', () => new Response(null, { status: 503 }));
    await person.press(textOf('data.share'));
    await person.heading(ownText('stuck.title')).waitFor();
    await person.press(ownText('retry'));
    expect(await person.answer()).toBe('a-code');
    expect(told.filter(({ call }) => call === 'finish').map(({ body }) => body)).toEqual([
      { email: true },
      { email: true },
    ]);
  });

  it('by which nothing is shared leads back to the choice, and says so', async () => {
    const { person, instead } = await openInteraction(await visit());
    await person.setUp(newAddress('nothing'));
    instead.set('finish', () => Response.json({ code: 'authorize.grant' }, { status: 409 }));
    await person.press(textOf('data.share'));
    await person.sees(ownText('nothing'));
    await person.isAt('dataRequest');
    await person.press(textOf('data.share'));
    expect(await person.answer()).toBe('a-code');
  });

  it('of the session leads back to the sign-in', async () => {
    const { person, instead } = await openInteraction(await visit());
    await person.setUp(newAddress('session'));
    instead.set('finish', () => Response.json({ code: 'authorize.sign-in' }, { status: 409 }));
    await person.press(textOf('data.share'));
    await person.isAt('email');
  });

  it('of Cancel leaves the step as it is', async () => {
    const { person, instead } = await openInteraction(await visit());
    await person.email.fill('typed@example.org');
    instead.set('refuse', () => new Response(null, { status: 503 }));
    await person.press(ownText('cancel'));
    await person.sees(ownText('cancelled'));
    expect(await person.email.inputValue()).toBe('typed@example.org');
    await person.press(ownText('cancel'));
    expect(await person.answer()).toBe('access_denied');
  });
});

describe('an application that is no page', () => {
  it('can be opened once more by a press, if the browser did not open it by itself', async () => {
    const { person, instead } = await openInteraction(await visit());
    await person.setUp(newAddress('native'));
    instead.set('finish', () => new Response(null, { status: 503 }));
    await person.press(textOf('data.share'));
    await person.heading(ownText('stuck.title')).waitFor();
    instead.set('finish', () => Response.json({ location: 'com.example.bookshop:/callback?code=a-code' }));
    await person.press(ownText('retry'));
    await person.heading(ownText('leaving.title')).waitFor();
    await person.button(ownText('title')).waitFor();
    expect(await person.page.content()).not.toContain('a-code');
  });
});

describe('the browser inside another app', () => {
  it('is told that Google refuses it, with a link to the application for the person’s own browser', async () => {
    const { page, person, app } = await openInteraction(await visit({ userAgent: ANDROID_IN_APP }));
    await person.signIn(newAddress('in-app'));
    await person.isAt('onboarding');
    await person.sees(ownText('outside.note'));
    const link = page.getByRole('link', { name: ownText('outside.open') });
    expect(await link.getAttribute('href')).toBe(app.url);
    expect((await auditOn(page, 'all')).violations).toEqual([]);
  });

  it('is not assumed of another browser, until Google’s page sent the person back without an answer', async () => {
    const { page, person } = await openInteraction(await visit());
    await person.signIn(newAddress('in-app'));
    await person.isAt('onboarding');
    expect(await page.getByText(ownText('outside.note')).count()).toBe(0);
    await page.getByRole('button', { name: /^Gmail/ }).click();
    await page.getByRole('link', { name: 'Allow', exact: true }).waitFor();
    await page.goBack();
    await person.isAt('onboarding');
    await person.sees(ownText('outside.note'));
  });
});

describe('what the page may load and who may frame it', () => {
  it('is its own origin only, and nobody; no address has a token', async () => {
    const context = await visit();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const { page, person, provider, app } = await openInteraction(context);
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    await person.setUp(newAddress('policy'));
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    const [, token = 'none'] = /\\"token\\":\\"([^"\\]+)/.exec(stored) ?? [];
    expect(token.length).toBeGreaterThan(20);
    await person.press(textOf('data.share'));
    expect(await person.answer()).toBe('a-code');
    expect(asked.filter((url) => !url.startsWith(provider.url) && !url.startsWith(app.url))).toEqual([]);
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
  });
});
