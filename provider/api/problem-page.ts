import type { Language } from '../../common/languages.ts';
import { escaped } from '../http/html.ts';
import type { Problem } from '../problem.ts';
import type { Branded } from './brand.ts';
import { pageTexts, plainPage } from './plain-page.ts';

/** Address of the script that loads the built file, which solves the proof and opens the sign-in again with it. */
export const PROOF_SCRIPT_PATH = '/authorize/assets/solve-proof.js';
/** @param file address of the built file */
export const proofScript = (file: string) => `addEventListener("DOMContentLoaded", () =>
  import("${file}").catch(() => {
    for (const part of document.querySelectorAll("main > div")) part.hidden = !part.hidden;
  }),
);
`;

/** A page that solves a proof of work, in place of a refusal, for a person whose network began many sign-ins. */
const proofPage = ({ status, members }: Problem, language: Language, own: Branded): Response => {
  const { working, workingLead, refused, crowded } = pageTexts(language).signIn;
  return plainPage({
    own,
    language,
    status,
    title: working,
    main: `<main class="centred" data-proof="${escaped(JSON.stringify(members.proof))}">
<div>
<h1>${working}</h1>
<p>${workingLead}</p>
<noscript><p>${crowded}</p></noscript>
</div>
<div role="alert" hidden>
<h1>${refused}</h1>
<p>${crowded}</p>
</div>
</main>`,
    script: PROOF_SCRIPT_PATH,
  });
};

/**
 * A refusal for a person's browser, in their language. It shows the operator's name and constant texts: nothing from
 * the request, and no link.
 */
export const problemPage = (problem: Problem, language: Language, own: Branded): Response => {
  const { code, status } = problem;
  if (code === 'authorize.proof') return proofPage(problem, language, own);
  const { signIn, signOut, notConnected } = pageTexts(language);
  const { title, stale, advice } = code.startsWith('authorize.')
    ? {
        title: (code === 'authorize.logout' ? signOut : signIn).refused,
        stale: '',
        advice: code === 'authorize.limit' ? signIn.crowded : signIn.advice,
      }
    : notConnected;
  return plainPage({
    own,
    language,
    status,
    title,
    main: `<main class="centred">
<h1>${title}</h1>
<p>${code === 'state.stale' ? `${stale} ${advice}` : advice}</p>
<code>${code}</code>
</main>`,
  });
};
