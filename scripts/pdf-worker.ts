import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

/**
 * PDF.js's worker without what no book is made of: forms in XFA with their fonts, putting files
 * together anew, and a Brotli of its own (what browsers have is asked first). A slow line waits for
 * two thirds as long. Where PDF.js is of another version, its parts have to be looked at again.
 */

const REVIEWED_VERSION = '5.6.205'
const PACKAGE = 'node_modules/pdfjs-dist'
const OUTPUT_FILE = 'components/library/reader/made/pdf.worker.mjs'

/** Parts of the worker, by the names its own build gives them, and what the rest expects of them. */
const STUBS: [parts: RegExp, stub: string][] = [
  [/^external\/brotli\//, 'const BrotliDecode = () => { throw new Error("no Brotli here") };'],
  [/^src\/core\/xfa\//, 'class XFAFactory { static getRichTextAsHtml() { return null } }'],
  [
    /^src\/core\/(xfa_fonts|\w+_factors|liberationsans_widths)\.js/,
    'const getXfaFontName = () => undefined, getXfaFontDict = getXfaFontName;',
  ],
  [/^src\/core\/editor\//, 'class PDFEditor {}'],
]

export function writePdfWorker() {
  const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8'))
  if (version !== REVIEWED_VERSION)
    throw new Error(`PDF.js is ${version} now: look at scripts/pdf-worker.ts once more.`)
  const source = readFileSync(`${PACKAGE}/legacy/build/pdf.worker.mjs`, 'utf8')
  const [header, ...parts] = source.split(/^;\/\/ \.\/(.+)$/m)
  const isKept = (name = '') => !STUBS.some(([parts]) => parts.test(name))
  const keptParts = parts.filter((_, index) => index % 2 === 1 && isKept(parts[index - 1]))
  const workerSource = [header, ...keptParts, ...STUBS.map(([, stub]) => stub)].join('\n')
  const banner = `/*! PDF.js ${version}, shortened. Copyright Mozilla Foundation, Apache License 2.0 */`
  mkdirSync(path.dirname(OUTPUT_FILE), { recursive: true })
  writeFileSync(OUTPUT_FILE, transformSync(workerSource, { minify: true, banner }).code)
}
