import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export const createDayClock = (folder: string, start: number) => {
  const file = join(folder, 'clock');
  const place = openSync(file, 'w');
  const buffer = Buffer.alloc(8);
  let offset = start - Date.now();
  const write = () => {
    buffer.writeDoubleLE(offset);
    writeSync(place, buffer, 0, 8, 0);
  };
  write();
  return {
    file,
    now: () => Math.floor(Date.now() + offset),
    pass: (ms: number) => {
      offset += ms;
      write();
    },
    close: () => closeSync(place),
  };
};

export type DayClock = ReturnType<typeof createDayClock>;
