import { runVitest } from '@/scripts/test-summary'

type RunOptions = Parameters<typeof runVitest>[1]

/** The tests of this folder run in the folder of the site, with their own projects. */
export const runLabTests = (project: string, options: RunOptions = {}) =>
  runVitest(project, { ...options, config: 'lab/vitest.config.ts' })
