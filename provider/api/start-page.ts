import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';

const file = definePageFile('Leads from the bare address to the first page');

/** @param to path of the page that a person who types the provider's address gets */
export const startPage = (to: string): Route =>
  file('startPage', '/', async () => new Response(null, { status: 303, headers: { Location: to } }), {
    isPage: true,
  });
