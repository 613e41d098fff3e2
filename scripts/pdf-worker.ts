import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

/**
 * Removes parts of PDF.js's worker that our books never use (XFA forms, merging, Brotli), which
 * saves a third of the load time. Review the parts for every new PDF.js version.
 */

const REVIEWED_VERSION = '6.2.108'
const PACKAGE = 'node_modules/pdfjs-dist-browser'
const OUTPUT_FILE = 'components/library/reader/generated/pdf.worker.mjs'

/** Parts by module path, and a stub with the exports that other modules expect. */
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
    throw new Error(
      `PDF.js is now ${version}. Check scripts/pdf-worker.ts against it, then update the version there.`,
    )
  const source = readFileSync(`${PACKAGE}/legacy/build/pdf.worker.mjs`, 'utf8')
  const [header, ...parts] = source.split(/^;\/\/ \.\/(.+)$/m)
  const isKept = (name = '') => !STUBS.some(([parts]) => parts.test(name))
  const keptParts = parts.filter((_, index) => index % 2 === 1 && isKept(parts[index - 1]))
  const workerSource = [header, ...keptParts, ...STUBS.map(([, stub]) => stub)].join('\n')
  const banner = `/*! PDF.js ${version}, shortened. Copyright Mozilla Foundation, Apache License 2.0 */`
  mkdirSync(path.dirname(OUTPUT_FILE), { recursive: true })
  writeFileSync(OUTPUT_FILE, transformSync(workerSource, { minify: true, banner }).code)
}
