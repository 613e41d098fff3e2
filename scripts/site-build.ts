import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '@/base/say'
import { packFiles } from '@/server/pack'
import { refuseUnsealed, sealPages, tellManifest } from '@/server/seal'
import { inBuildersTurn } from './builders-turn'
import { writePageDates } from './page-dates'
import { cutPdfWorker } from './pdf-worker'

const SOURCES = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'public',
  'base',
  'server',
  'words',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/pdf-worker.ts',
  'tsconfig.build.json',
  'tsconfig.json',
]
const STAMP = '.next/uns-build'

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

function isCurrent() {
  const built = existsSync('.next/BUILD_ID') && existsSync(STAMP)
  return built && readFileSync(STAMP, 'utf8') === sourcesPrint()
}

async function build() {
  cutPdfWorker()
  const print = sourcesPrint()
  rmSync(STAMP, { force: true })
  await run('build')
  if (HOST_ADAPTER) refuseUnsealed()
  else tellManifest(sealPages())
  await packFiles()
  writePageDates()
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

/** A hash over every source file; no setting goes into a build. */
function sourcesPrint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** What the build makes for itself follows from the rest, and no release brings it along. */
const isMade = (folder: string) => path.basename(folder) === 'made'

function filesIn(source: string): string[] {
  if (!existsSync(source)) return []
  if (path.extname(source)) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isMade(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
