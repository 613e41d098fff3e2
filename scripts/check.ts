import { readdirSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { runWithFormatAndTypes } from './format-and-types'
import { createPackageCommand, runCommand } from './programs'
import { hasTag } from './test-tags'

/** Before each commit, so it leaves out the test files that take seconds each; `npm test` runs all. */

const testFiles = ['unit', 'structure']
  .flatMap((kind) => readdirSync(`tests/${kind}`).map((name) => `tests/${kind}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !hasTag(file, 'slow'))

const projects = ['unit', 'unit-isolated', 'structure'].flatMap((name) => ['--project', name])
const tests = createPackageCommand('vitest/vitest.mjs', 'run', ...projects, ...testFiles)

try {
  process.exitCode = (await runWithFormatAndTypes(() => runCommand(tests))) ? 0 : 1
} catch (error) {
  exitWithError(error)
}
