import { answerShare } from '../../lib/answer-share';

export const POST = async (request: Request) => answerShare(await request.json(), process.env);
