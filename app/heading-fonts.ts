import latin from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2'
import { preload } from 'react-dom'
import { getLanguage } from '@/i18n/language'
import type { Language } from '@/i18n/languages'
import devanagari from './fonts/baloo-2-devanagari.woff2'
import tamil from './fonts/baloo-thambi-2-tamil.woff2'

/**
 * Headings have one weight of one font, half the bytes of the variable font; body text uses system fonts.
 * `npm run studio -- fonts` writes the subsets, app/styles/theme.css selects one for each language. Not
 * `next/font`, which preloads the fonts of all languages.
 */
const FONT_FILES: Partial<Record<Language, string>> = { hi: devanagari, ta: tamil }

export const preloadHeadingFont = () =>
  preload(FONT_FILES[getLanguage()] ?? latin, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  })
