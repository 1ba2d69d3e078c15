import { defineConfig } from 'vitest/config';

const projectOf = (room: string, environment: 'node' | 'happy-dom') => ({
  test: { name: room, include: [`test/unit/${room}/**/*.test.{ts,tsx}`], environment, isolate: false },
});

// Without the 10,000 sequences and the generated paths: they would take half a minute for each of 2,100 mutants.
export default defineConfig({
  test: {
    projects: [
      projectOf('domain', 'node'),
      projectOf('machine', 'node'),
      projectOf('services', 'happy-dom'),
      projectOf('ui', 'happy-dom'),
    ],
  },
});
