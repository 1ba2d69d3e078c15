import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useScreenTheme } from './theme.ts';

/** CSS selects the icon, because it knows the theme before any script runs. */
export const ThemeToggle = ({ className = '' }: { className?: string }) => {
  const isDark = useScreenTheme() === 'dark';
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      title={isDark ? 'Light theme' : 'Dark theme'}
      className={`touch-target grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink ${className}`}
    >
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </button>
  );
};
