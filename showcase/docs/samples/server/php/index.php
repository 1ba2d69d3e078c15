<!doctype html>
<html lang="en">
  <title>Bookshop</title>
  <script type="module" src="/widget/data-connect.js"></script>

  <data-connect-button
    app-name="Bookshop"
    api-base="http://localhost:4174/api"
    api-key="demo-server-key"
    response-type="code"
    redirect-url="/widget/oauth-callback.html"
  ></data-connect-button>
  <p id="answer" role="status">Nothing is shared yet.</p>

  <script type="module">
    document.querySelector('data-connect-button').addEventListener('complete', async ({ detail: { code } }) => {
      if (code === undefined) return;
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/share.php', { method: 'POST', headers, body: JSON.stringify({ code }) });
      document.querySelector('#answer').textContent = await response.text();
    });
  </script>
</html>
