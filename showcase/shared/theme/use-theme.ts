import { useSyncExternalStore } from 'react';
import { screenTheme, subscribeToTheme, themeChoice } from './theme.ts';

/** The theme on the screen, light or dark. */
export const useScreenTheme = () => useSyncExternalStore(subscribeToTheme, screenTheme);

/** The person's choice; `auto` follows the system. */
export const useThemeChoice = () => useSyncExternalStore(subscribeToTheme, themeChoice);
