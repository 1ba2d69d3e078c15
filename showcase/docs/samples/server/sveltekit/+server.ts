import { env } from '$env/dynamic/private';
import { answerShare } from '$lib/server/answer-share';

export const POST = async ({ request }: { request: Request }) => answerShare(await request.json(), env);
