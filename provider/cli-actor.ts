import { userInfo } from 'node:os';

/** The actor of a command for the audit log: `cli:` and the name of the user who runs it. */
export const cliActor = (): string => {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // The user of a container may have no name.
    return `cli:${process.getuid?.() ?? ''}`;
  }
};
