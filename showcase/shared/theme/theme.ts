import { useSyncExternalStore } from 'react';

// `index.html` applies the stored choice to the document before the first paint.
const THEME_KEY = 'data-connect:showcase:theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** `auto` follows the system. */
type ThemeChoice = 'light' | 'dark' | 'auto';
type ScreenTheme = 'light' | 'dark';

const listeners = new Set<() => void>();

const systemTheme = (): ScreenTheme => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

/** Reads the choice from the document, so that styles and scripts agree. */
const themeChoice = (): ThemeChoice => {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'auto';
};

const screenTheme = (): ScreenTheme => {
  const choice = themeChoice();
  return choice === 'auto' ? systemTheme() : choice;
};

const apply = (choice: ThemeChoice) => {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
};

/** Switches between light and dark. Returning to the system's theme sets `auto` again. */
export const toggleTheme = () => {
  const wanted: ScreenTheme = screenTheme() === 'dark' ? 'light' : 'dark';
  const choice: ThemeChoice = wanted === systemTheme() ? 'auto' : wanted;
  apply(choice);
  try {
    if (choice === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // The choice stays valid for this page.
  }
};

/** Returns the function that stops listening. */
const subscribeToTheme = (listener: () => void) => {
  const system = matchMedia(DARK_QUERY);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};

export const useScreenTheme = () =>
  useSyncExternalStore(subscribeToTheme, screenTheme, (): ScreenTheme => 'light');

export const useThemeChoice = () =>
  useSyncExternalStore(subscribeToTheme, themeChoice, (): ThemeChoice => 'auto');
