import type { Language } from '@/i18n/languages'

export type HeadingFont = {
  language: Language
  /** Unpacked from WOFF. */
  source: string
  /** In `app/fonts`. */
  file: string
  script: string
  /** Characters that a heading may have beyond the words of the site, such as those of a session's title. */
  letters: string
  /** Written with each consonant: forms that a word of the site may not have yet. */
  consonants: string
  forms: (consonant: string) => string[]
}

const VIRAMA = '्'
const TAMIL_SIGNS = ['ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', 'ௌ', '்']

export const headingFonts: HeadingFont[] = [
  {
    language: 'hi',
    source: 'node_modules/@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff',
    file: 'baloo-2-devanagari.woff2',
    script: 'Devanagari',
    letters: 'अआइईउऊऋएऐऑओऔकाकिकीकुकूकृकेकैकॉकोकौकंकँकःड़ढ़ज़फ़०१२३४५६७८९।',
    consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
    // Alone, as half form, and after ra. Rare ligatures are written with a half form.
    forms: (consonant) => [consonant, `${consonant}${VIRAMA}क`, `र${VIRAMA}${consonant}`],
  },
  {
    language: 'ta',
    source:
      'studio/node_modules/@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-700-normal.woff',
    file: 'baloo-thambi-2-tamil.woff2',
    script: 'Tamil',
    letters: 'அஆஇஈஉஊஎஏஐஒஓஔஃ',
    consonants: 'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ',
    forms: (consonant) => [consonant, ...TAMIL_SIGNS.map((sign) => `${consonant}${sign}`)],
  },
]
