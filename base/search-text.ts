/** The rules of `normalize_search` in db/migrations, for lists that are searched without the database. */

/** Lower case, composed, ASCII digits; without nukta and joiners, and with one nasal sign. */
export const normalizeSearchText = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(VARIANT_PATTERN, (char) => REPLACEMENTS.charAt(VARIANTS.indexOf(char)))

/** Begins with a space, so that each word follows one. Nasals before a consonant are also written as the sign. */
export function toSearchableText(texts: string[]): string {
  const text = ` ${normalizeSearchText(texts.join(' ')).replace(/\s/g, ' ')}`
  const variant = writeNasalSign(text)
  return variant === text ? text : text + variant
}

/** The distinct words that are searched for. */
export const splitWords = (query: string) => [
  ...new Set(normalizeSearchText(query).split(/\s+/).filter(Boolean)),
]

export const includesWord = (searchableText: string, word: string) =>
  listWordForms(word).some((form) => searchableText.includes(form))

/** A part of a word or, in Hindi and Tamil, the beginning of one without the ending that was typed. */
export function listWordForms(word: string): string[] {
  const stem = removeEnding(word)
  return stem === word ? [word] : [word, ` ${stem}`]
}

/** Of a word in Hindi or Tamil. */
export function removeEnding(word: string): string {
  const stem = writeNasalSign(word).replace(HINDI_ENDING, '').replace(TAMIL_ENDING, '')
  return [...stem.matchAll(/\p{L}/gu)].length < MIN_STEM_LETTERS ? word : stem
}

const VARIANTS =
  '\u0901\u0929\u0931\u0934\u0bb6\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u0be6\u0be7\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed\u0bee\u0bef\u093c\u200c\u200d'
/** Those without a replacement, at the end, disappear. */
const REPLACEMENTS = '\u0902\u0928\u0930\u0933\u0bb801234567890123456789'
const VARIANT_PATTERN =
  /[\u0901\u0929\u0931\u0934\u0bb6\u0966-\u096f\u0be6-\u0bef\u093c\u200c\u200d]/g

/** हिन्दी and हिंदी are the same word. */
const writeNasalSign = (text: string) => text.replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')

/** The usual endings of the plural and of cases. The database has complete stemmers. */
const HINDI_ENDING = /(?:[ािुू]?(?:ओं|एं)|ि?यों|ि?यां|[ािीुूेो]ं?)$/
const TAMIL_ENDING = /(?:(?:ங்)?கள்|(?:(?:ங்)?கள|த்த|ய)?(?:ில்|ின்|ை|ால்|ுக்கு)|க்கு)$/
const MIN_STEM_LETTERS = 2
