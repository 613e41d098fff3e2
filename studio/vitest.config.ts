import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Runs in the folder of the site, whose content the tests read. */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { 'server-only': path.resolve('node_modules/server-only/empty.js') },
  },
  test: {
    root: path.resolve('.'),
    name: 'studio',
    include: ['studio/tests/*.test.ts'],
    maxWorkers: 2,
  },
})
