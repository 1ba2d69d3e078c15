const NAMES: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  github: 'GitHub',
  facebook: 'Facebook',
  gmail: 'Gmail',
};

/** Returns the platform's usual name. */
export const platformName = (id: string): string => NAMES[id] ?? id;
