import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.resolve('.'),
  'server-only': path.resolve('node_modules/server-only/empty.js'),
}
const project = (name: string, more: object = {}) => ({
  resolve: { alias },
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
})

/** They measure a running site, so they run one after another. */
const LONG = {
  testTimeout: 20 * 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  globalSetup: 'tests/support/postgres-server.ts',
  sequence: { groupOrder: 2 },
}

/** What a pooler could do harm to: transactions, counting, leases, and plain reads between them. */
const BEHIND_POOLER = [
  'accounts',
  'housekeeping',
  'institutions',
  'limits',
  'mail-outbox',
  'races',
  'school-races',
  'sessions',
].map((name) => `tests/integration/${name}.test.ts`)

export default defineConfig({
  test: {
    projects: [
      project('unit', { maxWorkers: 2 }),
      project('structure', { maxWorkers: 2 }),
      project('security', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        sequence: { groupOrder: 3 },
        globalSetup: ['tests/support/template.ts', 'tests/support/certificate.ts'],
      }),
      project('integration', {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
        globalSetup: ['tests/support/template.ts', 'tests/support/shared-site.ts'],
      }),
      project('deploy', {
        testTimeout: 300_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
        globalSetup: 'tests/deploy/machine.ts',
      }),
      project('pooler', {
        include: ['tests/pooler/**/*.test.ts', ...BEHIND_POOLER],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 4 },
        globalSetup: ['tests/support/pgbouncer.ts', 'tests/support/shared-site.ts'],
      }),
      project('hosts', {
        testTimeout: 20 * 60_000,
        hookTimeout: 10 * 60_000,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
      project('firefox', {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        sequence: { groupOrder: 4 },
        globalSetup: 'tests/support/template.ts',
      }),
      project('vercel', {
        testTimeout: 120_000,
        hookTimeout: 600_000,
        fileParallelism: false,
        sequence: { groupOrder: 5 },
        globalSetup: 'tests/vercel/deployment.ts',
      }),
      project('validators', {
        testTimeout: 300_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        sequence: { groupOrder: 6 },
      }),
      project('faults', LONG),
      project('failover', { ...LONG, globalSetup: [] }),
      project('abuse', LONG),
    ],
  },
})
