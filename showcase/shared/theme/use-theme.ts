import { useSyncExternalStore } from 'react';
import { type ScreenTheme, screenTheme, subscribeToTheme, type ThemeChoice, themeChoice } from './theme.ts';

const lightOnServer = (): ScreenTheme => 'light';
const autoOnServer = (): ThemeChoice => 'auto';

/** The visible theme, light or dark. */
export const useScreenTheme = () => useSyncExternalStore(subscribeToTheme, screenTheme, lightOnServer);

/** The person's choice; `auto` follows the system. */
export const useThemeChoice = () => useSyncExternalStore(subscribeToTheme, themeChoice, autoOnServer);
