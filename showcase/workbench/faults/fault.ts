/** Calls of the sandbox for which a fault can be set (contract §4). */
export const FAULT_CALLS = [
  { id: 'any', name: 'Every call' },
  { id: 'verify', name: 'Send the code' },
  { id: 'confirm', name: 'Confirm the code' },
  { id: 'authorize', name: 'Authorize a platform' },
  { id: 'share', name: 'Share the data' },
  { id: 'inference', name: 'Inference' },
  { id: 'jobs', name: 'Job search' },
  { id: 'oauth', name: 'Provider’s pages' },
] as const;

export const FAULT_ENDS = [
  { id: 'status', name: 'Answers with status' },
  { id: 'delay', name: 'Answers late' },
  { id: 'abort', name: 'Cuts the connection' },
  { id: 'malformed', name: 'Answers with broken JSON' },
  { id: 'empty', name: 'Answers with nothing' },
] as const;

export type FaultCall = (typeof FAULT_CALLS)[number]['id'];
export type FaultEnd = (typeof FAULT_ENDS)[number]['id'];

/** Values of the form. Numbers stay as typed. */
export interface FaultForm {
  readonly call: FaultCall;
  readonly end: FaultEnd;
  readonly status: string;
  readonly delayMs: string;
  /** Whether the fault applies once, or until it is cleared. */
  readonly isOnce: boolean;
}

export const EMPTY_FORM: FaultForm = {
  call: 'verify',
  end: 'status',
  status: '503',
  delayMs: '7000',
  isOnce: false,
};

const DELAY_LIMIT_MS = 60_000;

/** The request for the sandbox: contract §4's fault text. */
export interface FaultOrder {
  readonly fault: string;
  readonly times?: number;
}

export type ReadFault =
  | { readonly ok: true; readonly order: FaultOrder }
  | { readonly ok: false; readonly field: 'status' | 'delayMs'; readonly problem: string };

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

const endText = ({ end, status, delayMs }: FaultForm) => {
  if (end === 'status') return `status=${wholeNumber(status)}`;
  return end === 'delay' ? `delay=${wholeNumber(delayMs)}` : end;
};

/** Returns the request for a form, or the form's error. */
export const readFault = (form: FaultForm): ReadFault => {
  const status = wholeNumber(form.status);
  const delay = wholeNumber(form.delayMs);
  if (form.end === 'status' && !(status >= 400 && status <= 599)) {
    return { ok: false, field: 'status', problem: 'A status is a whole number from 400 to 599.' };
  }
  if (form.end === 'delay' && !(delay <= DELAY_LIMIT_MS)) {
    return { ok: false, field: 'delayMs', problem: `A delay is 0 to ${DELAY_LIMIT_MS} milliseconds.` };
  }
  const call = form.call === 'any' ? '' : `call=${form.call};`;
  return { ok: true, order: { fault: `${call}${endText(form)}`, ...(form.isOnce ? { times: 1 } : {}) } };
};
