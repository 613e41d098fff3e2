import path from 'node:path'
import { exitWithError } from '@/base/cli'
import { findOrInstallChromium } from '@/scripts/browser'
import { findOrInstall } from '@/scripts/debian'
import { fetchPackage } from '@/scripts/fetch-package'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Both ways of Vercel's CLI, offline: Next's adapter (`--quick`: output only) and Next's files. */

/** 300 packages that only this test needs, so no dependency. */
const VERSION = '64.0.2'
/** Unused by builds, and not every registry has the version it requires. */
const overrides = { sandbox: '4' }

try {
  findOrInstall('pgbouncer', 'postgres')
  const packageFolder = await fetchPackage('vercel', VERSION, { overrides })
  const program = path.join(packageFolder, 'dist/vc.js')
  const env = { VERCEL_PROGRAM: program, CHROMIUM_PATH: isQuick ? '' : findOrInstallChromium() }
  const files = isQuick ? ['output'] : []
  const summaries = [await runLabTests('vercel', { env, files })]
  if (!isQuick)
    summaries.push(await runLabTests('vercel', { env: { ...env, TEST_VERCEL_ADAPTER: 'no' } }))
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}
