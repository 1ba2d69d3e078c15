import type { ChildProcess } from 'node:child_process';

/** Resolves with the first match of the pattern in what a program writes; rejects if the program ends before. */
export const untilWritten = (child: ChildProcess, pattern: RegExp) =>
  new Promise<string>((found, fail) => {
    let output = '';
    const note = (part: Buffer) => {
      output += part;
      const [, match] = pattern.exec(output) ?? [];
      if (match !== undefined) found(match);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.once('exit', (code) => fail(new Error(`It ended with ${code}: ${output}`)));
  });
