import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../../widget/styles');

/** Returns the text of all stylesheets of the widget. It contains the defaults of the custom properties. */
export const readStyles = (): string =>
  readdirSync(STYLES)
    .sort()
    .map((name) => readFileSync(join(STYLES, name), 'utf8'))
    .join('\n');
