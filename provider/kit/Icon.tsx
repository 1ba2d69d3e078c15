const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 7.5v5.5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  lock: 'M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11zM8 11V8a4 4 0 0 1 8 0v3',
  apps: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  platforms:
    'M9.5 14.5l5-5M11 6.5l1.7-1.7a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.7 1.7a4.6 4.6 0 0 1-6.5-6.5L6.5 11',
  interests: 'M12 3l2 6.5L20.5 12 14 14.5 12 21l-2-6.5L3.5 12 10 9.5z',
  passkeys: 'M8 7.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11.7 10.5H21v3.5M17 10.5v3M8 11.5v.01',
  sessions: 'M4 5.5h16v10H4zM2.5 19h19',
  own: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
  receipt: 'M6 3.5h12V21l-2.4-1.6L13.2 21 12 19.4 10.8 21l-2.4-1.6L6 21zM9 8.5h6M9 12.5h6',
  down: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.5 11v5.5M13.5 11v5.5',
  chevron: 'M6 9.5l6 6 6-6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} />
    </svg>
  );
}
