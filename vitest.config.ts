import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE } from './tests/support/patience'

const resolve = {
  tsconfigPaths: true,
  alias: [
    { find: 'server-only', replacement: path.resolve('node_modules/server-only/empty.js') },
    { find: /^next\/server$/, replacement: path.resolve('tests/support/next-server.ts') },
  ],
}

/** Stand in a test file as `@module-tag NAME`; scripts/test.ts selects files by them. */
const TEST_TAGS = [
  {
    name: 'ci',
    description: 'Too long for a test before a commit; .ci/run runs it on PostgreSQL.',
  },
  { name: 'embedded', description: 'Besides ci: .ci/run runs it on the embedded database too.' },
  {
    name: 'machine',
    description: 'Could depend on time zone, language, user or path; lab environments repeats it.',
  },
  { name: 'night', description: 'Slow, and of stable code; .ci/nightly runs it.' },
  { name: 'once', description: 'Independent of the database; not repeated on PostgreSQL.' },
  { name: 'slow', description: 'Takes seconds; npm run check leaves it out.' },
]

/** Such a file replaces modules, or loads a second copy of them, so it shares none with other files. */
const OWN_MODULES = /vi\.(mock|doMock|resetModules)\(|support\/mail-processes'/

/** Only in `.ci/run`, which names each retried test. */
const RETRIES = Number(process.env.TEST_RETRIES ?? 0)

const listFiles = (kind: string) =>
  readdirSync(`tests/${kind}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${kind}/${name}`)

const needsOwnModules = (file: string) => OWN_MODULES.test(readFileSync(file, 'utf8'))

/** The other files of a kind share their modules: loading them takes longer than most tests. */
function createProjects(kind: string, options: object) {
  const [isolated, sharing] = [true, false].map((isOwn) =>
    listFiles(kind).filter((file) => needsOwnModules(file) === isOwn),
  )
  return [
    createProject(kind, { include: sharing, isolate: false, ...options }),
    createProject(`${kind}-isolated`, { include: isolated, ...options }),
  ]
}

const TIME_LIMITS = {
  testTimeout: PATIENCE * 120_000,
  hookTimeout: PATIENCE * 180_000,
  expect: { poll: { timeout: PATIENCE * 60_000 } },
}

/** First of all, because the others import texts. */
const LANGUAGE_FILES = 'tests/support/language-files.ts'

const FRESH_STATE = 'tests/support/fresh-state.ts'

const createProject = (name: string, options: object) => ({
  resolve,
  test: { name, maxWorkers: 2, retry: RETRIES, ...TIME_LIMITS, ...options },
})

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    experimental: { fsModuleCache: true },
    projects: [
      ...createProjects('unit', { setupFiles: [FRESH_STATE], globalSetup: [LANGUAGE_FILES] }),
      createProject('structure', {
        include: listFiles('structure'),
        isolate: false,
        globalSetup: [LANGUAGE_FILES],
      }),
      ...createProjects('integration', {
        sequence: { groupOrder: 1 },
        setupFiles: [FRESH_STATE, 'tests/support/site-logs.ts'],
        globalSetup: [
          LANGUAGE_FILES,
          'tests/support/document-worker.ts',
          'tests/support/database-template.ts',
          'tests/support/shared-site.ts',
        ],
      }),
    ],
  },
})
