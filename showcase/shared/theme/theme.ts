// Before the first paint `inline/first-paint.js` puts the stored choice on the document.
const THEME_KEY = 'data-connect:showcase:theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** What the person chose; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';
/** What is on the screen. */
export type ScreenTheme = 'light' | 'dark';

const listeners = new Set<() => void>();

const systemTheme = (): ScreenTheme => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

/** The choice as it stands on the document, so that styles and scripts can't disagree. */
export const themeChoice = (): ThemeChoice => {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'auto';
};

export const screenTheme = (): ScreenTheme => {
  const choice = themeChoice();
  return choice === 'auto' ? systemTheme() : choice;
};

const apply = (choice: ThemeChoice) => {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
};

/** Switches between light and dark; coming back to what the system prefers means `auto` again. */
export const toggleTheme = () => {
  const wanted: ScreenTheme = screenTheme() === 'dark' ? 'light' : 'dark';
  const choice: ThemeChoice = wanted === systemTheme() ? 'auto' : wanted;
  apply(choice);
  try {
    if (choice === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // The choice still holds for this page.
  }
};

/** Calls back whenever the theme on the screen may have changed; returns the function that stops it. */
export const subscribeToTheme = (listener: () => void) => {
  const system = matchMedia(DARK_QUERY);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};
