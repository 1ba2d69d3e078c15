import type {} from 'data-connect/types/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['data-connect-button'];

/** The type of a template's attributes. */
export const template: Props = {
  class: 'wide',
  'app-name': 'Jobs',
  'test-mode': true,
  requestData: ['basic'],
  oncomplete: ({ detail }) => detail.approvedData,
  onclose: ({ detail }) => detail.reason,
};
// @ts-expect-error: no such preload
export const wrong: Props = { preload: 'always' };
