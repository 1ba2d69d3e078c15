const SCRIPT = '<script type="module" src="/frame-mail.js"></script>';

/**
 * Adds the sandbox's mail to the page of the provider's frame. A page outside the frame cannot fill a slot inside it.
 */
export const withFrameMail = async (path: string, response: Response): Promise<Response> => {
  if (path !== '/frame' || response.status !== 200) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${SCRIPT}\n</head>`), { headers: response.headers });
};
