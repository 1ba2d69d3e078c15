import { readText, writeText } from '../../shared/lib/json-storage.ts';

const ONBOARDED_KEY = 'data-connect:jobs:onboarded';

/** Whether the onboarding was completed or skipped in this browser (contract §5). */
export const isOnboarded = () => readText(ONBOARDED_KEY) === 'true';

export const rememberOnboarded = () => writeText(ONBOARDED_KEY, 'true');
