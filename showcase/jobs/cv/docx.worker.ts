import { extractRawText } from 'mammoth';
import { answerOnce } from './answer-once.ts';

answerOnce(async (arrayBuffer) => ({ text: (await extractRawText({ arrayBuffer })).value }));
