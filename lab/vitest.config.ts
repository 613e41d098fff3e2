import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  'server-only': path.resolve('node_modules/server-only/empty.js'),
  // A package of the lab brings an older version, but tests read the site's.
  zod: path.resolve('node_modules/zod'),
}
const createProject = (name: string, options: object) => ({
  resolve: { tsconfigPaths: true, alias },
  test: {
    name,
    root: path.resolve('.'),
    include: [`lab/tests/${name}/**/*.test.ts`],
    retry: RETRIES,
    ...options,
  },
})

/** Only in `.ci/run`, which names each retried test. */
const RETRIES = Number(process.env.TEST_RETRIES ?? 0)

/** They measure a running site, so they run one after another. */
const SERIAL_PROJECT = {
  testTimeout: 20 * 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  globalSetup: 'tests/support/postgres-server.ts',
}

/** What a pooler could do harm to: transactions, counting, leases, and plain reads between them. */
const POOLER_TESTS = [
  'accounts',
  'housekeeping',
  'school-registration',
  'limits',
  'mail-outbox',
  'races',
  'school-races',
  'sessions',
].map((name) => `tests/integration/${name}.test.ts`)

/** Runs in the folder of the site, one project at a time. */
export default defineConfig({
  test: {
    root: path.resolve('.'),
    projects: [
      createProject('sources', { maxWorkers: 2, testTimeout: 20_000 }),
      createProject('security', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        globalSetup: [
          'tests/support/database-template.ts',
          'tests/support/shared-site.ts',
          'lab/tests/support/tls-certificate.ts',
        ],
      }),
      createProject('deploy', {
        testTimeout: 300_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        globalSetup: 'lab/tests/deploy/global-setup.ts',
      }),
      createProject('pooler', {
        include: ['lab/tests/pooler/**/*.test.ts', ...POOLER_TESTS],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        globalSetup: ['lab/tests/support/pgbouncer.ts', 'tests/support/shared-site.ts'],
      }),
      createProject('hosts', {
        testTimeout: 20 * 60_000,
        hookTimeout: 10 * 60_000,
        fileParallelism: false,
      }),
      createProject('firefox', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        globalSetup: 'tests/support/database-template.ts',
      }),
      createProject('vercel', {
        testTimeout: 120_000,
        hookTimeout: 600_000,
        fileParallelism: false,
        globalSetup: 'lab/tests/vercel/deployment.ts',
      }),
      createProject('validators', {
        testTimeout: 300_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      createProject('faults', SERIAL_PROJECT),
      createProject('webhooks', SERIAL_PROJECT),
      createProject('failover', { ...SERIAL_PROJECT, globalSetup: [] }),
      createProject('abuse', SERIAL_PROJECT),
    ],
  },
})
