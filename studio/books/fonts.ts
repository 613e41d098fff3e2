import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const packageRequire = createRequire(import.meta.url)

const FONT_STYLES = [
  ...['500', '600', '700', '800'].map((weight) => ['Baloo 2', 'baloo-2', weight, 'normal']),
  ['Literata', 'literata', '400', 'normal'],
  ['Literata', 'literata', '400', 'italic'],
  ['Literata', 'literata', '700', 'normal'],
]

/** Characters taken from each file. The Latin file is always included. */
const UNICODE_RANGES = {
  latin: '',
  'latin-ext': 'U+0100-02BA, U+1E00-1E9F, U+20A0-20C0',
  greek: 'U+0370-03FF',
}

/** Static fonts instead of the site's variable one: PDFs embed them smaller and sharper. */
export function createFontFaces(): string {
  return FONT_STYLES.flatMap((fontStyle) =>
    Object.entries(UNICODE_RANGES).flatMap(([script, range]) =>
      createFontFace(fontStyle, script, range),
    ),
  ).join('\n')
}

function createFontFace([family, folder, weight, style]: string[], script: string, range: string) {
  if (script === 'greek' && folder !== 'literata') return []
  const file = `@fontsource/${folder}/files/${folder}-${script}-${weight}-${style}.woff2`
  const source = createDataUrl('font/woff2', packageRequire.resolve(file))
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: url("${source}"); ${range && `unicode-range: ${range}`} }`
}

export function createDataUrl(type: string, file: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`
}
