import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { WORKER_FILE } from '@/lib/documents/drawing-files'
import { PROGRAMS_FOLDER } from '../build-stamp.mjs'
import { listPackageFiles } from './trace'

/** A self-contained folder without sources, tools and unused packages. */
export async function bundleRelease(folder: string): Promise<number> {
  if (!existsSync('.next/uns-build')) throw new Error('Build the site first: npm run build')
  rmSync(folder, { recursive: true, force: true })
  const names = readdirSync(PROGRAMS_FOLDER).filter((name) => name.endsWith('.js'))
  const programs = names.map((name) => path.join(PROGRAMS_FOLDER, name))
  for (const name of names) cpSync(path.join(PROGRAMS_FOLDER, name), path.join(folder, name))
  const files = [
    ...(await listPackageFiles([...programs, ...listFiles(SANDBOX_FOLDER), WORKER_FILE])),
    ...RUNTIME_FILES.flatMap(listFiles),
  ]
  for (const file of files) cpSync(file, path.join(folder, file), COPY_OPTIONS)
  return files.length + programs.length
}

/** Next refers to some packages by symbolic links. */
const COPY_OPTIONS = { recursive: true, verbatimSymlinks: true }

/** Started as separate processes, so no import reaches them. */
const SANDBOX_FOLDER = 'lib/files/inspect/sandbox'

/** Not reachable by imports. */
const RUNTIME_FILES = [
  SANDBOX_FOLDER,
  'node_modules/pdfjs-dist/package.json',
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'node_modules/pdfjs-dist/cmaps',
  'node_modules/pdfjs-dist/standard_fonts',
  'node_modules/pdfjs-dist/wasm',
  '.next',
  'public',
  'db/migrations',
  'content/ebooks/files',
  'content/ebooks/texts',
  'content/videos/files',
  'content/toolkit/files',
  WORKER_FILE,
  'package.json',
]

/** Build leftovers, and sources already compiled. */
const BUILD_ONLY_FILES =
  /^\.next\/(cache|dev|diagnostics|programs|turbopack|types|trace(-build)?)(\/|$)|\.(map|nft\.json|tsx?)$/

function listFiles(root: string): string[] {
  if (path.extname(root)) return [root]
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !BUILD_ONLY_FILES.test(file))
}
