import 'server-only'
import { findSlugFault, SLUG_LENGTH, toSlugSkeleton } from './policy'
import { romanise } from './romanise'

/** Said of every school, so a shorter address leaves them out. */
const COMMON_WORDS = new Set([
  ...[
    'the',
    'of',
    'and',
    'for',
    'at',
    'school',
    'higher',
    'secondary',
    'senior',
    'hr',
    'sr',
    'sec',
  ],
  ...[
    'hss',
    'high',
    'matriculation',
    'matric',
    'public',
    'primary',
    'middle',
    'govt',
    'government',
  ],
  ...[
    'aided',
    'cbse',
    'icse',
    'english',
    'medium',
    'co',
    'ed',
    'education',
    'educational',
    'trust',
  ],
])

/** An address ends with them, after the town. */
const STATES = new Set(
  'india,andhra pradesh,arunachal pradesh,assam,bihar,chhattisgarh,goa,gujarat,haryana,himachal pradesh,jharkhand,karnataka,kerala,madhya pradesh,maharashtra,manipur,meghalaya,mizoram,nagaland,odisha,orissa,punjab,rajasthan,sikkim,tamil nadu,tamilnadu,telangana,tripura,uttar pradesh,uttarakhand,west bengal,delhi,puducherry,pondicherry,chandigarh,ladakh,jammu and kashmir,lakshadweep,thamizh nadu,uttar pradesh,madhy pradesh,bharat'.split(
    ',',
  ),
)

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9']

/** The best first. Each may be used by a school, as long as no other one has it. */
export function suggestSlugs(name: string, address: string): string[] {
  const words = toWords(name)
  const ownWords = words.filter((word) => !COMMON_WORDS.has(word))
  const town = findTown(address)
  const short = ownWords.length > 1 ? ownWords : []
  const best = short.length > 0 ? short : words
  const townOfBest = best.some((word) => town.includes(word)) ? [] : town
  const candidates = [
    short,
    ...(best.length > 0 && townOfBest.length > 0 ? [[...best, ...townOfBest]] : []),
    words,
    ...(town.length > 0 ? [[...town, 'school']] : []),
    ...NUMBERS.map((number) => [...best, ...townOfBest, number]),
  ]
  return keepDifferent(candidates.map(joinWords).filter((slug) => findSlugFault(slug) === null))
}

/** The last part of an address that is neither a state nor a number. */
export function findTown(address: string): string[] {
  const parts = address
    .split(/[,\n]/)
    .map((part) => toWords(part).filter((word) => !/\d/.test(word)))
  const town = parts.findLast((part) => part.length > 0 && !STATES.has(part.join(' '))) ?? []
  return town.filter((word) => !/^(dist|district|pin|po|tk|taluk)$/.test(word)).slice(-2)
}

const toWords = (text: string): string[] =>
  romanise(text.replace(/[’'.]/g, ''))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** Whole words only, at most as long as an address may be. */
function joinWords(words: string[]): string {
  return words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word
    return longer.length > SLUG_LENGTH.max ? slug : longer
  }, '')
}

function keepDifferent(slugs: string[]): string[] {
  const skeletons = slugs.map(toSlugSkeleton)
  return slugs.filter((_, index) => skeletons.indexOf(skeletons[index] ?? '') === index)
}
