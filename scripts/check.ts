import { readdirSync } from 'node:fs'
import { createPackageCommand, runCommand } from './programs'
import { hasTag } from './test-tags'

/** Before each commit, so it leaves out the test files that take seconds each; `npm test` runs all. */

const testFiles = ['unit', 'structure']
  .flatMap((kind) => readdirSync(`tests/${kind}`).map((name) => `tests/${kind}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !hasTag(file, 'slow'))

const projects = ['unit', 'unit-isolated', 'structure'].flatMap((name) => ['--project', name])
const commands = [
  createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  createPackageCommand('typescript/bin/tsc', '--noEmit'),
  createPackageCommand('vitest/vitest.mjs', 'run', ...projects, ...testFiles),
]

for (const command of commands) if (!(await runCommand(command))) process.exit(1)
