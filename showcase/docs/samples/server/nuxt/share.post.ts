export default defineEventHandler(async (event) => answerShare(await readBody(event), process.env));
