import { type AppFacts, connectorsWith } from '../domain/app-facts.ts';
import type { ConnectOptions } from '../element/attributes.ts';

/** The facts may change while the page around the frame stays open. */
const FRESH_MS = 60_000;

/** The dialog in the frame shows these names, not those that the page gives. */
export const createOwnApp = async (load: (locale: string) => Promise<AppFacts>, locale: string) => {
  let known = await load(locale);
  let asked = { locale, at: performance.now() };
  let awaited: Promise<AppFacts> | null = null;
  return {
    get app(): AppFacts | Promise<AppFacts> {
      return awaited ?? known;
    },
    /** Asks again for another language, or after a while. Without an answer, the known facts stay. */
    refresh(language: string): void {
      if (language === asked.locale && performance.now() - asked.at < FRESH_MS) return;
      asked = { locale: language, at: performance.now() };
      const answer = load(language)
        .catch(() => known)
        .then((app) => {
          // A later question may have replaced this one.
          if (awaited === answer) {
            known = app;
            awaited = null;
          }
          return app;
        });
      awaited = answer;
    },
    /** Options with the provider's names. While facts are awaited, no platform is left out: the flow does that later. */
    namesIn<Options extends ConnectOptions>(options: Options): Options {
      return {
        ...options,
        provider: known.provider || options.provider,
        appName: known.name,
        connectors: awaited ? options.connectors : connectorsWith(options.connectors, known),
      };
    },
  };
};
