import 'server-only'

/**
 * Latin letters for names in Devanagari and Tamil, as people write them in addresses: without marks, and without the
 * vowel that Hindi does not say at the end of a word.
 */

const DEVANAGARI_CONSONANTS =
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h ज़ z फ़ f ड़ r ढ़ rh'
const DEVANAGARI_SIGNS = 'ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॅ e ॉ o'
const DEVANAGARI_VOWELS = 'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o'
const TAMIL_CONSONANTS =
  'க k ங n ச s ஞ n ட t ண n த th ந n ப p ம m ய y ர r ல l வ v ழ zh ள l ற r ன n ஜ j ஷ sh ஸ s ஹ h'
const TAMIL_SIGNS = 'ா a ி i ீ i ு u ூ u ெ e ே e ை ai ொ o ோ o ௌ au'
const TAMIL_VOWELS = 'அ a ஆ a இ i ஈ i உ u ஊ u எ e ஏ e ஐ ai ஒ o ஓ o ஔ au'

const VIRAMA = /[\u094d\u0bcd]/u

const toTable = (pairs: string) => {
  const parts = pairs.normalize('NFC').split(' ')
  return new Map(
    parts.flatMap((letter, index) => (index % 2 ? [] : [[letter, parts[index + 1] ?? '']])),
  )
}

const consonants = toTable(`${DEVANAGARI_CONSONANTS} ${TAMIL_CONSONANTS}`)
const signs = toTable(`${DEVANAGARI_SIGNS} ${TAMIL_SIGNS}`)
const vowels = toTable(`${DEVANAGARI_VOWELS} ${TAMIL_VOWELS} ं n ँ n ः h`)

const isDevanagari = (letter: string) => letter < '\u0980'

/** Letters of other scripts are left out. */
export function romanise(text: string): string {
  return text.normalize('NFC').replaceAll('ज्ञ', 'ग्य').split(/\s+/).map(romaniseWord).join(' ')
}

function romaniseWord(word: string): string {
  const letters = splitLetters(word)
  return letters
    .map((letter, index) => {
      const consonant = consonants.get(letter)
      if (consonant === undefined) return vowels.get(letter) ?? signs.get(letter) ?? toLatin(letter)
      const next = letters[index + 1] ?? ''
      const hasOwnVowel = signs.has(next) || VIRAMA.test(next)
      const isSilent = index > 0 && next === '' && isDevanagari(letter)
      return hasOwnVowel || isSilent ? consonant : `${consonant}a`
    })
    .join('')
}

/** A dot below belongs to its letter. */
const splitLetters = (word: string): string[] => word.match(/.\u093c?/gsu) ?? []

const toLatin = (letter: string) => letter.normalize('NFKD').replace(/[^\p{Script=Latin}\d-]/gu, '')
