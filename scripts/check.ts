import { readdirSync, readFileSync } from 'node:fs'
import { createPackageCommand, runCommand } from './programs'

/** Before each commit, so it leaves out the test files that take seconds each; `npm test` runs all. */

const SLOW_TESTS = new Set(
  [
    // It reads all toolkit files.
    'toolkit-queries',
    // It loads every page.
    'second-language',
    // They try many inputs, or large ones.
    ...['attendance', 'compression', 'draft-evaluation', 'input', 'inspect', 'office'],
    ...['request-bodies', 'session-registration'],
  ].flatMap((name) => [`${name}.test.ts`, `${name}.test.tsx`]),
)

const listTestFiles = (project: string) =>
  readdirSync(`tests/${project}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !SLOW_TESTS.has(name))
    .map((name) => `tests/${project}/${name}`)

/** Modules are loaded once for all files, which halves the time, unless a file replaces some of them. */
const replacesModules = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(')

const createTestCommand = (files: string[], ...options: string[]) =>
  createPackageCommand(
    'vitest/vitest.mjs',
    'run',
    ...['--project', 'unit', '--project', 'structure', ...options, ...files],
  )

const testFiles = ['unit', 'structure'].flatMap(listTestFiles)

/** The commands of a step run at the same time. */
const steps = [
  [createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings')],
  [createPackageCommand('typescript/bin/tsc', '--noEmit')],
  [
    createTestCommand(testFiles.filter(replacesModules)),
    createTestCommand(
      testFiles.filter((file) => !replacesModules(file)),
      '--no-isolate',
    ),
  ],
]

for (const commands of steps) {
  const results = await Promise.all(commands.map((command) => runCommand(command)))
  if (results.includes(false)) process.exit(1)
}
