import { ask } from './ask.ts';
import { createBrowser } from './open-id.ts';
import { ORIGIN, type TestProvider } from './provider.ts';
import { approving } from './share.ts';
import { textOf } from './sign-in.ts';

interface FrameShare {
  readonly key: string;
  /** Of the frame's session. */
  readonly token: string;
  readonly body?: unknown;
}

export const framedBy = ({ config: { publicUrl } }: Pick<TestProvider, 'config'>) => ({
  origin: publicUrl,
  headers: { 'x-embedder': ORIGIN },
});

/** What the window of a frame does: it enters, takes the session over, shares and finishes. */
export const shareInWindow = async (
  provider: TestProvider,
  { key, token, body = approving('Medium') }: FrameShare,
) => {
  const wish = { requestData: 'basic', selected: ['basic'] };
  const opened = await ask(provider, '/api/share/window', { key, token, ...framedBy(provider), body: wish });
  const [id, url] = [textOf(opened, 'id'), textOf(opened, 'url')];
  const { go, onPage } = createBrowser(provider);
  const entered = await go(url);
  const session = textOf(await onPage(`/authorize/${id}/session`, { body: {} }), 'token');
  const given = await onPage('/api/getAPIurlMobile', { key: id, token: session, body });
  const finished = await onPage(`/authorize/${id}/finish`, { token: session, body: { email: false } });
  return { id, url, entered, session, given, finished };
};
