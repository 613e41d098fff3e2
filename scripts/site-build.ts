import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { compressAssets } from '@/server/compress-assets'
import { addCsp, addCspToManifest, rejectPagesWithoutCsp } from '@/server/prerender-csp'
import { withBuildLock } from './build-lock'
import {
  computeSourceHash,
  isBuildCurrent,
  PROGRAMS_FOLDER,
  STAMP_FILE,
  writeStamp,
} from './build-stamp.mjs'
import { bundlePrograms } from './bundle-release/programs'
import { writePageDates } from './page-dates'
import { writePdfWorker } from './pdf-worker'

/** A host can add its own build adapter. Ours wraps it, so that its pages get the CSP. */
const HOST_ADAPTER = process.env.NEXT_ADAPTER_PATH
const hostEnv = HOST_ADAPTER && {
  NEXT_ADAPTER_PATH: path.resolve('scripts/csp-adapter.mjs'),
  HOST_ADAPTER,
}

export async function buildIfNeeded(): Promise<void> {
  if (isBuildCurrent()) return
  await withBuildLock(async () => {
    // The process we waited for may have built these sources.
    if (isBuildCurrent()) return
    printLine('Building the site (about half a minute) …')
    await build()
  })
}

export const buildSite = () => withBuildLock(build)

async function build() {
  writePdfWorker()
  const sourceHash = computeSourceHash()
  rmSync(STAMP_FILE, { force: true })
  await runNext('build')
  if (HOST_ADAPTER) rejectPagesWithoutCsp()
  else addCspToManifest(addCsp())
  await compressAssets()
  writePageDates()
  await bundlePrograms(PROGRAMS_FOLDER)
  writeStamp(sourceHash)
}

function runNext(command: string) {
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production' as const, ...hostEnv }
  const child = spawn(process.execPath, [next, command], { stdio: 'inherit', env })
  // A leftover builder would hold the lock.
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const whenBuilt = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error('The build failed. Correct the errors above and start again.')),
    )
  })
  return whenBuilt.finally(() => process.off('SIGTERM', stop).off('SIGINT', stop))
}
