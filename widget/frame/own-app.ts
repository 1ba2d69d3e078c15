import { type AppFacts, connectorsWith } from '../domain/app-facts.ts';
import type { ConnectOptions } from '../types.ts';

/** The facts may change while the page around the frame stays open. */
const FRESH_MS = 60_000;

/**
 * The provider's facts of the application. The dialog in the frame shows these names, whatever the page says.
 * @param load asks the provider, for a language
 */
export const createOwnApp = async (load: (locale: string) => Promise<AppFacts>, locale: string) => {
  let known = { app: await load(locale), locale, at: performance.now() };
  return {
    get app(): AppFacts {
      return known.app;
    },
    /** Asks again for another language, or after a while. Without an answer, the known facts stay. */
    async refresh(asked: string): Promise<void> {
      if (asked === known.locale && performance.now() - known.at < FRESH_MS) return;
      const app = await load(asked).catch(() => known.app);
      known = { app, locale: asked, at: performance.now() };
    },
    /** Returns the page's options with the provider's names, and with the platforms that it has. */
    namesIn<Options extends ConnectOptions>(options: Options): Options {
      const { app } = known;
      return {
        ...options,
        provider: app.provider || options.provider,
        appName: app.name,
        connectors: connectorsWith(options.connectors, app),
      };
    },
  };
};
