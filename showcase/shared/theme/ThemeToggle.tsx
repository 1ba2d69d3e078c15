import { Moon, Sun } from 'lucide-react';
import { toggleTheme } from './theme.ts';
import { useScreenTheme } from './use-theme.ts';

export const ThemeToggle = ({ className = '' }: { className?: string }) => {
  const isDark = useScreenTheme() === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      title={isDark ? 'Light theme' : 'Dark theme'}
      className={`grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
};
