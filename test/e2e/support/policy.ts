import type { BrowserContext } from 'playwright-core';

/** Policy violations of all pages in this context, as `directive: what`. */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const stopped: string[] = [];
  await context.exposeBinding('noteViolation', (_, text: string) => void stopped.push(text));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${effectiveDirective}: ${blockedURI} ${sample}`);
    }),
  );
  return stopped;
};
