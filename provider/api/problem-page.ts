import type { Problem } from '../problem.ts';
import { plainPage } from './plain-page.ts';

/** A refusal for a person's browser. It shows texts of our own alone: nothing of the request, no link to anywhere. */
export const problemPage = ({ code, status, title }: Problem): Response =>
  plainPage({
    status,
    title: 'Nothing was connected',
    main: `<main class="centred">
<h1>Nothing was connected</h1>
<p>${title}. Close this window and connect the platform again from the page you came from.</p>
<code>${code}</code>
</main>`,
  });
