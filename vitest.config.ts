import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.resolve('.'),
  'server-only': path.resolve('node_modules/server-only/empty.js'),
}
/** Named in the output as retried, so that a slow machine causes no failure. */
const CI_RETRIES = process.env.CI ? 1 : 0

const createProject = (name: string, options: object) => ({
  resolve: { alias },
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], retry: CI_RETRIES, ...options },
})

export default defineConfig({
  test: {
    projects: [
      createProject('unit', { maxWorkers: 2 }),
      createProject('structure', { maxWorkers: 2, testTimeout: 20_000 }),
      createProject('integration', {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
        globalSetup: ['tests/support/database-template.ts', 'tests/support/shared-site.ts'],
      }),
    ],
  },
})
