import { packaged, run } from './programs'

/** The quick part of the tests: formatting, lint, types, unit and structure tests. */
const steps = [
  packaged('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  packaged('typescript/bin/tsc', '--noEmit'),
  packaged('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'structure'),
]

for (const step of steps) if (!(await run(step))) process.exit(1)
