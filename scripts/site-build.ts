import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { printLine } from '@/base/cli'
import { EMPTY_DATABASE_FILE } from '@/db/empty-database'
import { compressAssets } from '@/server/compress-assets'
import { addCsp, addCspToManifest, rejectPagesWithoutCsp } from '@/server/prerender-csp'
import { rememberBuild } from './build-cache'
import { withBuildLock } from './build-lock'
import { AFTER_COMPILING, findStep, type Progress, startProgress } from './build-progress'
import {
  hashSources,
  isBuildCurrent,
  PROGRAMS_FOLDER,
  STAMP_FILE,
  writeStamp,
} from './build-stamp.mjs'
import { bundlePrograms } from './bundle-release/programs'
import { writeDocumentWorker } from './document-worker'
import { writeEmptyDatabase } from './empty-database'
import { writePageDates } from './page-dates'
import { writePdfWorker } from './pdf-worker'
import { createPackageCommand, runCommand } from './programs'

/** A host can add its own build adapter. Ours wraps it, so that its pages get the CSP. */
const HOST_ADAPTER = process.env.NEXT_ADAPTER_PATH
const hostEnv = HOST_ADAPTER && {
  NEXT_ADAPTER_PATH: path.resolve('scripts/csp-adapter.mjs'),
  HOST_ADAPTER,
}

/** Without the types, which `npm run check` and `npm run build` check. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuildCurrent()) return
  await withBuildLock(async () => {
    // The process we waited for may have built these sources.
    if (isBuildCurrent()) return
    printLine('Building the site once (a minute or two) …')
    await build({ checksTypes: false })
  })
}

export const buildSite = () => withBuildLock(() => build({ checksTypes: true }))

async function build({ checksTypes }: { checksTypes: boolean }) {
  const progress = startProgress()
  try {
    writePdfWorker()
    writeDocumentWorker()
    const sources = hashSources()
    rmSync(STAMP_FILE, { force: true })
    // Next reads and renders the pages on one core, so the other does what needs no page. A failure
    // of it is thrown when Next has ended.
    let preparation: Promise<unknown> | undefined
    const prepare = () => {
      preparation ??= Promise.all([
        bundlePrograms(PROGRAMS_FOLDER),
        writeEmptyDatabase(EMPTY_DATABASE_FILE),
        compressAssets(),
      ])
      return preparation
    }
    await runNext(progress, () => void prepare().catch(() => {}))
    await prepare()
    progress.step(checksTypes ? 'compressing files and checking types' : 'compressing files')
    if (HOST_ADAPTER) rejectPagesWithoutCsp()
    else addCspToManifest(addCsp())
    await Promise.all([compressAssets(), checksTypes && checkTypes()])
    writePageDates()
    writeStamp(sources)
    rememberBuild()
    progress.step('built')
  } finally {
    progress.end()
  }
}

async function checkTypes() {
  const command = createPackageCommand(
    'typescript/bin/tsc',
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    'tsconfig.build.json',
  )
  if (!(await runCommand(command)))
    throw new Error('The sources have type errors. Correct those above and build again.')
}

/** Next's output appears only when it fails, because it lists several hundred routes. */
function runNext(progress: Progress, onCompiled: () => void) {
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production' as const, ...hostEnv }
  const child = spawn(process.execPath, [next, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      output += `${line}\n`
      const step = findStep(line)
      if (step) progress.step(step)
      if (step === AFTER_COMPILING) onCompiled()
    })
  // A leftover builder would hold the lock.
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const whenBuilt = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(`${output}\nThe build failed. Correct the errors above and start again.`),
          ),
    )
  })
  return whenBuilt.finally(() => process.off('SIGTERM', stop).off('SIGINT', stop))
}
