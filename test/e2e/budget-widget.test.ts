import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const WIDGET = resolve('dist/widget');
const SHELL = 'data-connect.js';
const SHELL_BYTES = 4 * 1024;
const WHOLE_FLOW_BYTES = 95 * 1024;

const brotliOf = (name: string) => brotliCompressSync(readFileSync(resolve(WIDGET, name))).length;

describe('the budget of the widget', () => {
  it('holds all that a page loads before intent to 4 KB brotli', () => {
    expect(brotliOf(SHELL)).toBeLessThanOrEqual(SHELL_BYTES);
  });

  it('holds everything for the whole flow to 95 KB brotli', () => {
    const lazy = readdirSync(WIDGET).filter((name) => /^data-connect\.\w+-[\w-]+\.js$/.test(name));
    const total = [SHELL, ...lazy].reduce((sum, name) => sum + brotliOf(name), 0);
    console.log(`shell ${brotliOf(SHELL)} B, whole flow ${total} B brotli in ${lazy.length + 1} files`);
    expect(lazy.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(WHOLE_FLOW_BYTES);
  });
});
