import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { mdx } from '../../../scripts/mdx.ts';

const htmlOf = async (text: string) => {
  // The file is inside the repository, so that Node finds its React.
  const folder = mkdtempSync(resolve('node_modules/.data-connect-mdx-'));
  const path = `${folder}/chapter.mdx`;
  writeFileSync(path, text);
  try {
    const { module } = await runnerImport<{ default: ComponentType }>(path, {
      configFile: false,
      plugins: [mdx],
    });
    return renderToStaticMarkup(createElement(module.default));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it('a heading of a chapter takes its id from the comment at its end, and cannot be without one', async () => {
  expect(await htmlOf('### By script tag {/* #install-script */}')).toBe(
    '<h3 id="install-script" title="By script tag">By script tag </h3>',
  );
  await expect(htmlOf('### By script tag')).rejects.toThrow('A heading without an id: By script tag');
});

it('the end of a line in a chapter is a space, also in the text of a link', async () => {
  expect(await htmlOf('One [callback\npage](#callback)\nand `a\nb`.')).toBe(
    '<p>One <a href="#callback">callback page</a> and <code>a b</code>.</p>',
  );
});
