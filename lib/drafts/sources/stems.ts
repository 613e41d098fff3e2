import 'server-only'
import { normalizeSearchText, removeEnding } from '@/base/search-text'

/** Frequent words that say nothing about the subject. */
const COMMON_WORDS = new Set(
  `about above across after again against almost alone along already although always among another
  answer anyone anything around asked asks because become been before began begin behind being below
  best better between both bring brings came cannot card cards case children class comes could days
  does doing done down each either else enough even every everyone everything exactly fifth first five
  form found four from give given gives goes going gone good half hand hands have having here himself
  into itself just keep keeps kept knew know known knows last later least leave less like line lines
  list little long look looks made make makes making many mark marks maybe mean means might minute
  minutes more most much must name named names need needs never next nobody nothing number often once
  only other others over page pages pair pairs part parts period perhaps place question questions read
  reads really right round said same says seen sentence sentences several shall sheet should show shows
  side since slide slides some someone something sometimes soon stand stands start still student
  students such take takes taken teacher teachers tell tells than that their them themselves then there
  these they thing things think this those though three through time times today together told tomorrow
  took turn under until used uses using very want wants week weeks well went were what when where
  whether which while whole whose will with within without word words work works would write writes
  written wrong year years yesterday your yours`.split(/\s+/),
)

const MIN_TERM_LENGTH = 4
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu

const isTerm = (word: string) => word.length >= MIN_TERM_LENGTH && !COMMON_WORDS.has(word)

/** Singular and plural are one term. */
const normalizeWord = (word: string) => {
  const lower = word.toLowerCase().replace(/[’']s$/, '')
  return lower.length > MIN_TERM_LENGTH && lower.endsWith('s') && !lower.endsWith('ss')
    ? lower.slice(0, -1)
    : lower
}

const findTermsOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(WORD)].map(([word]) => normalizeWord(word)).filter((word) => isTerm(word)),
  ),
]

const MIN_STEM_LENGTH = 3

/** Forms of one word have one stem: share, shared and sharing; duty and duties. */
function findStem(term: string): string {
  const indianStem = removeEnding(normalizeSearchText(term))
  if (indianStem !== term) return indianStem
  if (term.endsWith('ie')) return `${term.slice(0, -2)}y`
  const ending = ['ing', 'ed', 'e'].find((text) => term.endsWith(text)) ?? ''
  const stem = term.slice(0, term.length - ending.length)
  if (stem.length < MIN_STEM_LENGTH) return term
  const isDoubled = stem.at(-1) === stem.at(-2)
  return isDoubled && stem.length > MIN_STEM_LENGTH ? stem.slice(0, -1) : stem
}

/** To compare texts whose authors write different forms of a word. */
export const findStemsOf = (text: string): string[] => [...new Set(findTermsOf(text).map(findStem))]
