import { createPackageCommand, runCommand } from './programs'

const steps = [
  createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  createPackageCommand('typescript/bin/tsc', '--noEmit'),
  createPackageCommand('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'structure'),
]

for (const step of steps) if (!(await runCommand(step))) process.exit(1)
