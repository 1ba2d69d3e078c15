import { renderTrigger, triggerStyleHash } from 'data-connect/server';

const button = renderTrigger({
  appName: 'Bookshop',
  attributes: { id: 'sign-in', 'api-key': 'sandbox-demo-key' },
});

const page = `<!doctype html>
<title>Bookshop</title>
<h1>Bookshop</h1>
${button}
<script type="module" src="/widget/data-connect.js"></script>`;

export const answerPage = async () =>
  new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${await triggerStyleHash()}`,
    },
  });
