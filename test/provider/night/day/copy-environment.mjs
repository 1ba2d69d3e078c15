// Runs in each copy before the provider: its clock is that of the day. Plain JavaScript, because
// Node loads it with `--import`.
import { openSync, readSync } from 'node:fs';

const { DAY_CLOCK = '' } = process.env;

const RealDate = Date;
const realNow = Date.now;
const file = openSync(DAY_CLOCK, 'r');
const buffer = Buffer.alloc(8);

/** The file has the offset from the real time, in milliseconds, as a double. */
const now = () => {
  readSync(file, buffer, 0, 8, 0);
  return Math.floor(realNow() + buffer.readDoubleLE());
};

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }

  static now() {
    return now();
  }
};
