import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../../widget/styles');

/** Text of all the widget's stylesheets, which hold the defaults of its custom properties. */
export const readStyles = (): string =>
  readdirSync(STYLES)
    .sort()
    .map((name) => readFileSync(join(STYLES, name), 'utf8'))
    .join('\n');
