import { createRequire } from 'node:module'
import { createDataUrl } from '../../books/fonts'

const packageRequire = createRequire(import.meta.url)

const DEVANAGARI = 'U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF'
const TAMIL = 'U+0B80-0BFF, U+200C-200D, U+25CC'

/**
 * Under the names and with the weights of the Latin fonts, so that the styles are the same in every language.
 * Chromium ignores a weight that only one script has.
 */
const FONTS = [
  ...['500', '600', '700', '800'].flatMap((weight) => [
    { family: 'Baloo 2', file: 'baloo-2/files/baloo-2-devanagari', weight, range: DEVANAGARI },
    { family: 'Baloo 2', file: 'baloo-thambi-2/files/baloo-thambi-2-tamil', weight, range: TAMIL },
  ]),
  ...['400', '700'].flatMap((weight) => [
    {
      family: 'Literata',
      file: 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari',
      weight,
      range: DEVANAGARI,
    },
    {
      family: 'Literata',
      file: 'noto-serif-tamil/files/noto-serif-tamil-tamil',
      weight,
      range: TAMIL,
    },
  ]),
]

export const createIndicFontFaces = (): string => FONTS.map(createFontFace).join('\n')

function createFontFace({ family, file, weight, range }: (typeof FONTS)[number]) {
  const path = packageRequire.resolve(`@fontsource/${file}-${weight}-normal.woff2`)
  const source = createDataUrl('font/woff2', path)
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${source}"); unicode-range: ${range} }`
}
