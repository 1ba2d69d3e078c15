import symptoms from './symptoms.json';
/** Problems without a message, or with a message in the console only. */
export const SYMPTOMS = symptoms;
