import { getSecret } from 'astro:env/server';
import { answerShare } from '../lib/answer-share';

export const prerender = false;

const names = ['PROVIDER_URL', 'PROVIDER_APP', 'PROVIDER_SECRET'];

export const POST = async ({ request }: { request: Request }) =>
  answerShare(await request.json(), Object.fromEntries(names.map((name) => [name, getSecret(name)])));
