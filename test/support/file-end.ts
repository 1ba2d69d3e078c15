const endings = new Set<() => Promise<void>>();

/** Runs the task after the last test of the file. The files of a worker share its modules and its clock. */
export const atFileEnd = (task: () => Promise<void>): void => {
  endings.add(task);
};

export const endFile = async (): Promise<void> => {
  const tasks = [...endings];
  endings.clear();
  await Promise.all(tasks.map((task) => task()));
};
