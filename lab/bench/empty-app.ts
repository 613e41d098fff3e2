import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { findFreePort } from '@/tests/support/free-port'
import { cores } from './machine'
import { createHealthCheck, startProcess } from './processes'

/** A minimal Next app as a baseline. It is below the project's folder to use the same packages. */

const FOLDER = 'test-results/bench/empty-app'
const NEXT = path.resolve('node_modules/next/dist/bin/next')

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': 'export default { poweredByHeader: false }',
  'app/layout.js':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <main />',
  'app/per-request/page.js':
    "export const dynamic = 'force-dynamic'\nexport default () => <main />",
  'app/bare/route.js':
    "export const dynamic = 'force-dynamic'\nexport const GET = () => Response.json({})",
}

export async function startEmptyApp() {
  buildIfNeeded()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startProcess({
    name: 'empty-app',
    command: [process.execPath, NEXT, 'start', '-p', String(port)],
    coreList: cores.server,
    cwd: FOLDER,
    isReady: createHealthCheck(`${url}/bare`),
  })
  return { ...server, url }
}

function buildIfNeeded() {
  const stampFile = path.join(FOLDER, '.next/made-of')
  const currentFingerprint = computeFingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentFingerprint) return
  printLine('Building the empty app to compare with …')
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true })
    writeFileSync(path.join(FOLDER, file), text)
  }
  const buildResult = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: FOLDER,
    encoding: 'utf8',
  })
  if (buildResult.status !== 0)
    throw new Error(`The empty app did not build:\n${buildResult.stderr}`)
  writeFileSync(stampFile, currentFingerprint)
}

function computeFingerprint() {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'))
  const buildInputs = JSON.stringify([FILES, version, process.version])
  return createHash('sha256').update(buildInputs).digest('hex')
}
