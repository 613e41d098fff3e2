import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.resolve('.'),
  'server-only': path.resolve('node_modules/server-only/empty.js'),
}
const createProject = (name: string, options: object = {}) => ({
  resolve: { alias },
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
})

/** They measure a running site, so they run one after another. */
const SERIAL_PROJECT = {
  testTimeout: 20 * 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  globalSetup: 'tests/support/postgres-server.ts',
  sequence: { groupOrder: 2 },
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

export default defineConfig({
  test: {
    projects: [
      createProject('unit', { maxWorkers: 2 }),
      createProject('structure', { maxWorkers: 2, testTimeout: 20_000 }),
      createProject('security', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        sequence: { groupOrder: 3 },
        globalSetup: ['tests/support/database-template.ts', 'tests/support/tls-certificate.ts'],
      }),
      createProject('integration', {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
        globalSetup: ['tests/support/database-template.ts', 'tests/support/shared-site.ts'],
      }),
      createProject('deploy', {
        testTimeout: 300_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
        globalSetup: 'tests/deploy/global-setup.ts',
      }),
      createProject('pooler', {
        include: ['tests/pooler/**/*.test.ts', ...POOLER_TESTS],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 4 },
        globalSetup: ['tests/support/pgbouncer.ts', 'tests/support/shared-site.ts'],
      }),
      createProject('hosts', {
        testTimeout: 20 * 60_000,
        hookTimeout: 10 * 60_000,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
      createProject('firefox', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        sequence: { groupOrder: 4 },
        globalSetup: 'tests/support/database-template.ts',
      }),
      createProject('vercel', {
        testTimeout: 120_000,
        hookTimeout: 600_000,
        fileParallelism: false,
        sequence: { groupOrder: 5 },
        globalSetup: 'tests/vercel/deployment.ts',
      }),
      createProject('validators', {
        testTimeout: 300_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        sequence: { groupOrder: 6 },
      }),
      createProject('faults', SERIAL_PROJECT),
      createProject('failover', { ...SERIAL_PROJECT, globalSetup: [] }),
      createProject('abuse', SERIAL_PROJECT),
    ],
  },
})
