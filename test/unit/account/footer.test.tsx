import { expect, it, onTestFinished } from 'vitest';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { Footer } from '../../../provider/account/parts/Footer.tsx';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import { render } from '../../support/render.tsx';

it.each([
  ['privacy@acme.example', ['mailto:privacy@acme.example', '/privacy']],
  ['https://acme.example/imprint', ['https://acme.example/imprint', '/privacy']],
  ['Acme & Sons, privacy@acme.example', ['/privacy']],
])('the account shows the contact %s, as a link if all of it is an address', async (contact, addresses) => {
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>
      <Footer contact={contact} privacyUrl="" termsUrl="" imprintUrl="" />
    </LanguageProvider>,
  );
  onTestFinished(close);
  expect(place.textContent).toBe(`Contact: ${contact}Privacy policy`);
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(addresses);
});
