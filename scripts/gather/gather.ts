import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundlePrograms } from './bundle'
import { packageFiles } from './trace'

/** A folder in which the site runs on its own: no sources, no tools, no package that nobody asks. */
export async function gather(folder: string): Promise<number> {
  if (!existsSync('.next/uns-build')) throw new Error('Build the site first: npm run build')
  rmSync(folder, { recursive: true, force: true })
  const programs = await bundlePrograms(PROGRAMS)
  cpSync(PROGRAMS, folder, { recursive: true })
  const files = [
    ...(await packageFiles([...programs, ...filesIn(APART)])),
    ...READ_BY_PATH.flatMap(filesIn),
  ]
  for (const file of files) cpSync(file, path.join(folder, file), LINKS_AS_LINKS)
  return files.length + programs.length
}

/** Next leads to some packages by links to folders. */
const LINKS_AS_LINKS = { recursive: true, verbatimSymlinks: true }

/** They are bundled here, from where their packages are found. */
const PROGRAMS = '.next/programs'

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
