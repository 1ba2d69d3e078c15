import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf } from '../support/host-page.ts';
import { ELEMENT, openHostilePage } from '../support/hostile-page.ts';
import { walkByScript } from '../support/script-person.ts';

const { visit } = useChromium();

/** Members of a document that scripts use. An element of the page may have each as its name, and then hides the member. */
const MEMBERS = [
  ...['createElement', 'createElementNS', 'createTextNode', 'importNode', 'implementation', 'defaultView'],
  ...[
    'querySelector',
    'querySelectorAll',
    'getElementById',
    'getElementsByTagName',
    'getRootNode',
    'contains',
  ],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'nodeType', 'nodeName', 'ownerDocument'],
  ...['documentElement', 'head', 'body', 'scrollingElement', 'styleSheets', 'adoptedStyleSheets', 'fonts'],
  ...['activeElement', 'hasFocus', 'getSelection', 'currentScript', 'baseURI', 'URL', 'referrer', 'cookie'],
  ...['readyState', 'visibilityState', 'hidden', 'title', 'dir', 'documentMode', 'startViewTransition'],
  ...['parentNode', 'append', 'compatMode', 'designMode', 'constructor', 'toString', 'then'],
];

const shapeOf = (mark: (name: string) => string) => ({
  head: `<base href="/">`,
  body: `${MEMBERS.map(mark).join('')}${ELEMENT}`,
});

it.each([
  ['images', (name: string) => `<img alt="" name="${name}">`],
  ['forms, two of each name', (name: string) => `<form name="${name}"></form><form name="${name}"></form>`],
  ['objects with ids', (name: string) => `<object id="${name}"></object>`],
  ['hidden frames', (name: string) => `<iframe hidden name="${name}"></iframe>`],
])(
  'on a page with %s that have the names of the document’s members, a person signs in and shares',
  async (_, mark) => {
    const { page, trouble } = await openHostilePage(await visit(), shapeOf(mark));
    await walkByScript(page);
    expect(await detailsOf(page, 'complete')).toMatchObject([{ approvedData: ['basic'] }]);
    expect(trouble).toEqual([]);
    expect(await page.evaluate('document.createElement instanceof Function')).toBe(false);
  },
);
