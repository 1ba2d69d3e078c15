import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = 'widget/styles';

/** Text of all the widget's stylesheets. */
export const readStyles = (): string =>
  readdirSync(STYLES)
    .map((name) => readFileSync(join(STYLES, name), 'utf8'))
    .join('\n');
