/** Messages of browsers for a script file that did not load, and Vite's message for a style sheet. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A page's file did not load: a new version of the site has other file names, or the connection failed. */
class PageFileError extends Error {
  override readonly name = 'PageFileError';

  constructor(cause: unknown) {
    super(
      'This page could not be loaded. The site may have a new version, or the connection is lost. Try again to load it as it is now; what you saved stays.',
      { cause },
    );
  }
}

/**
 * Loads a page's module.
 * @throws {PageFileError} if its file did not load
 */
export const lazyPage =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    try {
      return await load();
    } catch (error) {
      throw error instanceof Error && NOT_LOADED.test(error.message) ? new PageFileError(error) : error;
    }
  };
