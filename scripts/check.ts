import { createPackageCommand, runCommand } from './programs'

/** The quick part of the tests: formatting, lint, types, unit and structure tests. */
const steps = [
  createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  createPackageCommand('typescript/bin/tsc', '--noEmit'),
  createPackageCommand('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'structure'),
]

for (const step of steps) if (!(await runCommand(step))) process.exit(1)
