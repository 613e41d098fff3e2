import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, say } from '@/base/say'
import { findOrInstallChromium } from './browser'
import { run } from './programs'
import { conclude, isQuick, vitest } from './tally'

/**
 * What Vercel's own program makes of the site, without a network: reads its output, then serves it to
 * Chromium. Vercel builds in two ways, by Next's adapters or by looking at Next's files; the first is
 * tried, then the other. With `--quick` the output of the first is only read.
 * Ends with one line: N passed, N failed.
 */

const VERSION = '64.0.2'
const FOLDER = path.resolve(`.next/cache/vercel-${VERSION}`)
const PROGRAM = path.join(FOLDER, 'node_modules/vercel/dist/vc.js')

try {
  await fetchVercel()
  const env = { VERCEL_PROGRAM: PROGRAM, CHROMIUM_PATH: isQuick ? '' : findOrInstallChromium() }
  const files = isQuick ? ['output'] : []
  const tallies = [await vitest('vercel', { env, files })]
  if (!isQuick) tallies.push(await vitest('vercel', { env: { ...env, TEST_VERCEL_ADAPTER: 'no' } }))
  conclude(tallies)
} catch (error) {
  giveUp(error)
}

/** Three hundred packages that only this program needs, so they are no dependency of the site. */
async function fetchVercel() {
  if (existsSync(PROGRAM)) return
  say(`Fetching vercel ${VERSION} …`)
  mkdirSync(FOLDER, { recursive: true })
  // A part that no build needs, and of which not every registry has the one version that is asked for.
  const home = { private: true, overrides: { sandbox: '4' } }
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify(home))
  const kept = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const command = ['npm', 'install', '--ignore-scripts', ...kept, '--prefix', FOLDER]
  if (!(await run([...command, `vercel@${VERSION}`])))
    throw new Error(`vercel ${VERSION} could not be fetched from npm.`)
}
