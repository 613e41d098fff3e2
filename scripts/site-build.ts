import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '@/base/say'
import { packFiles } from '@/server/pack'
import { refuseUnsealed, sealPages, tellManifest } from '@/server/seal'
import { isCurrent, PROGRAMS, STAMP, sourcesPrint } from './build-stamp.mjs'
import { inBuildersTurn } from './builders-turn'
import { bundlePrograms } from './gather/bundle'
import { writePageDates } from './page-dates'
import { cutPdfWorker } from './pdf-worker'

/**
 * A host may have an adapter of its own take the build along before it ends. Ours stands in front of
 * it, so that what it takes is sealed.
 */
const HOST_ADAPTER = process.env.NEXT_ADAPTER_PATH
const underHost = HOST_ADAPTER && {
  NEXT_ADAPTER_PATH: path.resolve('scripts/sealing-adapter.mjs'),
  HOST_ADAPTER,
}

/** Builds the site when the build at hand is not of these sources. */
export async function buildIfNeeded(): Promise<void> {
  if (isCurrent()) return
  await inBuildersTurn(async () => {
    // Whoever built before us may have built just this.
    if (isCurrent()) return
    say('Building the site (about half a minute) …')
    await build()
  })
}

export const buildSite = () => inBuildersTurn(build)

async function build() {
  cutPdfWorker()
  const print = sourcesPrint()
  rmSync(STAMP, { force: true })
  await run('build')
  if (HOST_ADAPTER) refuseUnsealed()
  else tellManifest(sealPages())
  await packFiles()
  writePageDates()
  await bundlePrograms(PROGRAMS)
  writeFileSync(STAMP, print)
}

function run(command: string) {
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production' as const, ...underHost }
  const child = spawn(process.execPath, [next, command], { stdio: 'inherit', env })
  // A builder left behind would hold the folder against the next one.
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const built = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The build failed; the reason stands above.')),
    )
  })
  return built.finally(() => process.off('SIGTERM', stop).off('SIGINT', stop))
}
