import './samples/bundler.ts';

const log = console.log;
console.log = (...parts: unknown[]) => {
  log(...parts);
  document.querySelector('[role=status]')?.replaceChildren(JSON.stringify(parts));
};
