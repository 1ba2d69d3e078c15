import { fillText } from '../../common/fill-text.ts';
import { preferredLanguage } from '../../common/languages.ts';
import { preview } from '../../common/locales/en.json';
import { isPreview, type Preview, type PreviewView } from '../domain/preview.ts';
import { confirmationsOf } from '../domain/request-data.ts';
import type { ConnectActor } from '../machine/implement.ts';
import { apiAddress } from '../services/api.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createPost } from '../services/http.ts';
import { createUserStore } from '../services/user-store.ts';
import type { UserRecord } from '../types.ts';
import type { ConnectOptions } from './attributes.ts';
import type { Embedded } from './flow-types.ts';

const TEXTS = import.meta.glob<typeof preview>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'preview',
});

/** Delay before the next question while a platform is being read. */
const REPEAT_MS = 3_000;

/**
 * For pages of the provider: asks what the application would get, and finds the person's platforms.
 * @param onChange is called at each change of the view
 */
export const followPreview = (
  actor: ConnectActor,
  owner: ConnectOptions & Embedded & { readonly appRecord?: string },
  tag: () => string,
  onChange: () => void,
  signal: AbortSignal,
  environment = browserEnvironment(),
): (() => PreviewView) => {
  const { window } = environment;
  const { apiBase, apiKey, embedder } = owner;
  const post = createPost(environment);
  const users = createUserStore(owner, environment);
  let shown: Preview | null = null;
  let lastKey = '';
  let person: string | undefined;
  let turn = 0;
  let timer: number | undefined;

  const call = (path: string, user: UserRecord, body: object) => {
    const { token } = users.present(user);
    const url = apiAddress(apiBase, window.document.baseURI, path);
    return post(url, body, signal, { apiKey, token, locale: tag(), embedder });
  };
  const ask = async () => {
    const { user, options, limits } = actor.getSnapshot().context;
    if (!user) return;
    turn += 1;
    const own = turn;
    window.clearTimeout(timer);
    const confirmations = confirmationsOf(options.requestData);
    const answer = await call('preview', user, { confirmations, leftOut: limits.leftOut });
    if (own !== turn || signal.aborted || !isPreview(answer)) return;
    shown = answer;
    actor.send({ type: 'platforms.found', platforms: shown.sources });
    if (answer.InferenceResult.status === 'reading') timer = window.setTimeout(askQuietly, REPEAT_MS);
    onChange();
  };
  // Sharing works without the preview, so errors are ignored.
  const askQuietly = () => void ask().catch(() => {});
  const follow = () => {
    const snapshot = actor.getSnapshot();
    const { user, limits } = snapshot.context;
    const step = (['onboarding', 'dataRequest'] as const).find((each) => snapshot.matches(each));
    const key = JSON.stringify([user?.email, step, limits.leftOut]);
    if (key === lastKey) return;
    lastKey = key;
    // A late answer is about another person, step or choice.
    turn += 1;
    window.clearTimeout(timer);
    if (user?.email !== person) shown = null;
    person = user?.email;
    if (step) askQuietly();
  };
  const subscription = actor.subscribe(follow);
  signal.addEventListener('abort', () => {
    subscription.unsubscribe();
    window.clearTimeout(timer);
  });
  follow();

  return () => ({
    shown,
    text: (key, params) => fillText((TEXTS[`./${preferredLanguage([tag()])}.json`] ?? preview)[key], params),
    strike: async ({ platform, kind, text }) => {
      const { user } = actor.getSnapshot().context;
      const isStruck =
        user && (await call('signals/remove', user, { platform, kind, text }).catch(() => null));
      askQuietly();
      return Boolean(isStruck);
    },
  });
};
