// Whether the build at hand is of these sources. Plain JavaScript, so that a start that finds a
// current build loads no compiler.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'public',
  'base',
  'server',
  'i18n',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/bundle-release',
  'scripts/migrate.ts',
  'scripts/pdf-worker.ts',
  'scripts/subscriptions.ts',
  'scripts/team.ts',
  'tsconfig.build.json',
  'tsconfig.json',
]
export const STAMP_FILE = '.next/uns-build'

/** The site's own programs, bundled at build time: what runs in production is JavaScript. */
export const PROGRAMS_FOLDER = '.next/programs'

/** @returns {boolean} */
export function isBuildCurrent() {
  const hasBuild = existsSync('.next/BUILD_ID') && existsSync(STAMP_FILE)
  return hasBuild && readFileSync(STAMP_FILE, 'utf8') === computeSourceHash()
}

/** A hash over every source file; no setting goes into a build. */
export function computeSourceHash() {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * What the build makes for itself follows from the rest, and no release brings it along.
 * @param {string} folder
 */
const isGeneratedFolder = (folder) => path.basename(folder) === 'made'

/**
 * @param {string} source
 * @returns {string[]}
 */
function listFiles(source) {
  if (!existsSync(source)) return []
  if (path.extname(source)) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isGeneratedFolder(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
