import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PROGRAMS } from '../build-stamp.mjs'
import { packageFiles } from './trace'

/** A folder in which the site runs on its own: no sources, no tools, no package that nobody asks. */
export async function gather(folder: string): Promise<number> {
  if (!existsSync('.next/uns-build')) throw new Error('Build the site first: npm run build')
  rmSync(folder, { recursive: true, force: true })
  const names = readdirSync(PROGRAMS).filter((name) => name.endsWith('.js'))
  const programs = names.map((name) => path.join(PROGRAMS, name))
  for (const name of names) cpSync(path.join(PROGRAMS, name), path.join(folder, name))
  const files = [
    ...(await packageFiles([...programs, ...filesIn(APART)])),
    ...READ_BY_PATH.flatMap(filesIn),
  ]
  for (const file of files) cpSync(file, path.join(folder, file), LINKS_AS_LINKS)
  return files.length + programs.length
}

/** Next leads to some packages by links to folders. */
const LINKS_AS_LINKS = { recursive: true, verbatimSymlinks: true }

/** They look into uploaded files, each in a process of its own. */
const APART = 'lib/files/inspect/apart'

/** What no import leads to. */
const READ_BY_PATH = [
  APART,
  'node_modules/pdfjs-dist/package.json',
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'node_modules/pdfjs-dist/cmaps',
  'node_modules/pdfjs-dist/standard_fonts',
  'node_modules/pdfjs-dist/wasm',
  '.next',
  'public',
  'db/contractions',
  'db/migrations',
  'content/ebooks/files',
  'content/ebooks/texts',
  'content/videos/files',
  'content/toolkit/files',
  'lib/certificates/draw',
  'package.json',
]

/** What the builder leaves for itself, and sources: they are in what it made of them. */
const OF_THE_BUILDER =
  /^\.next\/(cache|dev|diagnostics|programs|turbopack|types|trace(-build)?)(\/|$)|\.(map|nft\.json|tsx?)$/

function filesIn(place: string): string[] {
  if (path.extname(place)) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !OF_THE_BUILDER.test(file))
}
