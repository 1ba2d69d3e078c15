// Writes dist/pages/: each page of the showcase as HTML, and the list of files by address.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { ROOT } from './setup.mjs';

const DIST = resolve(ROOT, 'dist');
const PAGES = resolve(DIST, 'pages');
const RENDERER = resolve(DIST, '.prerender');
const RUNNER = { configFile: false, root: ROOT };

/** Origin of the social picture: crawlers need an absolute address. */
const ORIGIN = process.env.PUBLIC_URL ?? '';

const readText = (path) => readFileSync(resolve(DIST, path), 'utf8');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page's chunk and the imports that the entry does not already have. */
const ownFiles = (manifest, folder, template) => {
  const pages = manifest['index.html'].dynamicImports.map((key) => manifest[key]);
  // A folder below may have lazy parts of its own, such as the panel of the inbox.
  const chunk = pages.find(({ src }) => posix.dirname(src) === folder);
  if (chunk === undefined) throw new Error(`No page of ${folder} was built`);
  const chunks = [chunk, ...(chunk.imports ?? []).map((key) => manifest[key])];
  const isNew = (file) => !template.includes(file);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(isNew),
    scripts: [...new Set(chunks.map(({ file }) => file))].filter(isNew),
  };
};

const STYLE_LINK = /<link rel="stylesheet"(?: crossorigin)? href="\/([^"]+)"(?: \/)?>/g;

const styleOf = (file) => readText(`showcase/${file}`).trim();

/** Inline styles save a round trip. */
const withStyles = (html) => html.replace(STYLE_LINK, (_, file) => `<style>${styleOf(file)}</style>`);

/** The disabled link tells Vite's loader of page files that the styles are already there. */
const styleTags = (styles, rules) => {
  const text = styles.map(styleOf).join('') + rules;
  return [
    ...(text ? [`<style>${text}</style>`] : []),
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join('\n');
};

const socialTags = ({ title, description }) => `<meta property="og:title" content="${title}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:image" content="${ORIGIN}/social.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">`;

const noScript = ({ needsScript }) =>
  `<noscript><p class="no-script">Without JavaScript you can read this page. It is needed for ${needsScript}.</p></noscript>`;

/** The value of this storage key replaces a part of the page (`showcase/index.html`). */
const storedTag = ({ content }) => {
  const [, key] = /data-unless-stored="([^"]+)"/.exec(content) ?? [];
  return key ? `<meta name="unless-stored" content="${key}">\n` : '';
};

const MAIN = /<main[^>]*>(.*?)<\/main>/s;

const textOf = (pages, folder) =>
  pages
    .filter((page) => page.folder === folder)
    .map(({ address, content }) => `<main data-address="${address}">${MAIN.exec(content)?.[1] ?? ''}</main>`)
    .join('\n');

/** Tags of scripts. They wait for the styles, because the page shows its text without any script. */
const OWN_SCRIPTS = /<(script type="module"|link rel="modulepreload") crossorigin/g;

const documentOf = (page, { template, manifest }) => {
  const { styles, scripts } = ownFiles(manifest, page.folder, template);
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const head = [socialTags(page), styleTags(styles, page.rules), ...preloads, ...page.links].join('\n');
  const past = page.pastOnboarding && `<template id="past-onboarding">${page.pastOnboarding}</template>`;
  const isReplaced = page.pastOnboarding ? ' data-replaced' : '';
  const root = `<div id="root" data-address="${page.address}"${isReplaced}>${page.content}</div>`;
  const body = [noScript(page), root, past].filter(Boolean).join('\n');
  return withStyles(template)
    .replace('<script>', (tag) => storedTag(page) + tag)
    .replace(/<title>.*?<\/title>/s, () => `<title>${page.title}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, before) => before + escaped(page.description),
    )
    .replace('</head>', () => `${head}\n</head>`)
    .replace(OWN_SCRIPTS, (tag) => `${tag} fetchpriority="low"`)
    .replace('<div id="root"></div>', () => body);
};

const answerFromBuild = async () => {
  const { module } = await runnerImport(resolve(ROOT, 'showcase/sandbox/app.ts'), RUNNER);
  const sandbox = module.createSandbox({
    accountPages: resolve(DIST, 'provider/account'),
    widgetFiles: resolve(DIST, 'widget'),
  });
  globalThis.fetch = async (address) =>
    address.startsWith('/widget/')
      ? new Response(readText(address.slice(1)))
      : sandbox.fetch(new Request(`http://localhost:4173${address}`));
  return sandbox;
};

/** Needs inline styles: Chromium draws the document of a frame before its linked styles arrive. */
const PREVIEW = 'showcase/widget-preview.html';

const prerender = async () => {
  const sandbox = await answerFromBuild();
  const { renderPages } = await import(pathToFileURL(resolve(RENDERER, 'prerender.js')).href);
  // Every page contains this, so it loses its comment lines.
  const template = readText('showcase/index.html').replace(/^ *(?:\/\/|<!--).*\n/gm, '');
  const manifest = JSON.parse(readText('showcase/.vite/manifest.json'));
  // Draws the widget's button as a host's server would.
  const { renderTrigger } = await import(pathToFileURL(resolve(DIST, 'widget/module/server.js')).href);
  const pages = await renderPages(renderTrigger);
  const inline = { script: new Set(), style: new Set() };
  const write = (path, html) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
    // The policy also needs the hash of the styles inside the button's template.
    for (const [, tag, text] of html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) inline[tag].add(hashOf(text));
  };
  for (const page of pages) write(resolve(PAGES, page.file), documentOf(page, { template, manifest }));
  writeFileSync(resolve(DIST, 'showcase/assets/docs-text.html'), textOf(pages, 'docs'));
  write(resolve(DIST, PREVIEW), withStyles(readText(PREVIEW)));
  const facts = {
    files: Object.fromEntries(pages.map(({ address, file }) => [address.toLowerCase(), file])),
    scripts: [...inline.script],
    styles: [...inline.style],
  };
  writeFileSync(resolve(PAGES, 'pages.json'), JSON.stringify(facts, null, 2));
  await sandbox.close();
  const used = ['showcase/index.html', 'showcase/widget-preview.css', 'showcase/.vite', '.prerender'];
  for (const path of used) rmSync(resolve(DIST, path), { recursive: true });
};

await prerender();
