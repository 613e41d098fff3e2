import path from 'node:path'
import { exitWithError } from '@/base/cli'
import { findOrInstallChromium } from './browser'
import { findOrInstall } from './debian'
import { fetchPackage } from './fetch-package'
import { exitWithSummary, isQuick, runVitest } from './test-summary'

/**
 * What Vercel's own program makes of the site, without a network: reads its output, then serves it to
 * Chromium. Vercel builds in two ways, by Next's adapters or by looking at Next's files; the first is
 * tried, then the other. With `--quick` the output of the first is only read.
 * Ends with one line: N passed, N failed.
 */

/** Three hundred packages that only this program needs, so they are no dependency of the site. */
const VERSION = '64.0.2'
/** A part that no build needs, and of which not every registry has the one version that is asked for. */
const overrides = { sandbox: '4' }

try {
  findOrInstall('pgbouncer', 'postgres')
  const packageFolder = await fetchPackage('vercel', VERSION, { overrides })
  const program = path.join(packageFolder, 'dist/vc.js')
  const env = { VERCEL_PROGRAM: program, CHROMIUM_PATH: isQuick ? '' : findOrInstallChromium() }
  const files = isQuick ? ['output'] : []
  const summaries = [await runVitest('vercel', { env, files })]
  if (!isQuick)
    summaries.push(await runVitest('vercel', { env: { ...env, TEST_VERCEL_ADAPTER: 'no' } }))
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}
