import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const isOfShell = (name: string) => /^data-connect\.js(\.(br|gz))?$/.test(name);

/**
 * A copy of `dist/` in which `data-connect.js` is the lite script, so that every test also runs with it. The caller
 * removes it.
 */
export const distWithLite = (dist: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'lite-tests-'));
  for (const name of readdirSync(dist))
    if (name !== 'widget') symlinkSync(resolve(dist, name), join(copy, name));
  const widget = join(copy, 'widget');
  cpSync(resolve(dist, 'widget'), widget, { recursive: true });
  for (const name of readdirSync(widget)) if (isOfShell(name)) rmSync(join(widget, name));
  for (const name of readdirSync(widget).filter((one) => /^data-connect\.lite\.js/.test(one)))
    cpSync(join(widget, name), join(widget, name.replace('.lite', '')));
  return copy;
};
