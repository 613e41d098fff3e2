import 'server-only'
import { normalizeSearchText } from '@/base/search-text'

export type SimilarityReason = 'name' | 'phone' | 'email'

export type SchoolIdentity = {
  name: string
  address: string
  phones: string[]
  emails: string[]
}

const MIN_NAME_SIMILARITY = 0.55

export function findSimilarities(
  first: SchoolIdentity,
  second: SchoolIdentity,
): SimilarityReason[] {
  const reasons: SimilarityReason[] = []
  if (
    isNear(first, second) &&
    computeSimilarity(normalizeName(first.name), normalizeName(second.name)) >= MIN_NAME_SIMILARITY
  )
    reasons.push('name')
  if (hasCommonItem(first.phones.map(getLastTenDigits), second.phones.map(getLastTenDigits)))
    reasons.push('phone')
  if (hasCommonItem(first.emails.map(normalizeText), second.emails.map(normalizeText)))
    reasons.push('email')
  return reasons
}

/** Words that many schools share do not identify one. */
const COMMON_WORDS = new Set(
  `school schools the of and public high higher secondary senior sr sec hr primary matriculation
  matric matriculn vidyalaya vidyalayam academy international national english medium cbse icse
  college convent institution educational trust society`.split(/\s+/),
)
const SPELLING_VARIANTS: Record<string, string> = {
  saint: 'st',
  government: 'govt',
  shri: 'sri',
  shree: 'sri',
}
/** Address words that name no place. */
const COMMON_ADDRESS_WORDS = new Set(
  `road rd street st nagar main cross near opp post po dist district taluk village no india
  colony extension ext west east north south`.split(/\s+/),
)

export const splitWords = (text: string) =>
  normalizeSearchText(text)
    .replace(/['`‘’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLING_VARIANTS[word] ?? word)

export const getDistinctiveWords = (name: string) =>
  splitWords(name).filter((word) => !COMMON_WORDS.has(word))

export const getPlaceWords = (address: string) =>
  splitWords(address).filter(
    (word) =>
      !COMMON_ADDRESS_WORDS.has(word) &&
      !COMMON_WORDS.has(word) &&
      (/^\d{6}$/.test(word) || !/^\d/.test(word)) &&
      word.length > 2,
  )

const normalizeName = (name: string) => {
  const distinctiveWords = getDistinctiveWords(name)
  return (distinctiveWords.length > 0 ? distinctiveWords : splitWords(name)).join(' ')
}

const isNear = (first: SchoolIdentity, second: SchoolIdentity) =>
  hasCommonItem(getPlaceWords(first.address), getPlaceWords(`${second.address} ${second.name}`)) ||
  hasCommonItem(getPlaceWords(second.address), getPlaceWords(first.name))

const normalizeText = (text: string) => text.trim().toLowerCase()
const getLastTenDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

const hasCommonItem = (items: string[], otherItems: string[]) =>
  items.some((item) => item.length > 2 && otherItems.includes(item))

/** Trigram similarity: shared trigrams divided by all. */
export function computeSimilarity(first: string, second: string): number {
  const [a, b] = [getTrigrams(first), getTrigrams(second)]
  if (a.size === 0 || b.size === 0) return 0
  const common = [...a].filter((trigram) => b.has(trigram)).length
  return common / (a.size + b.size - common)
}

function getTrigrams(text: string) {
  const groups = text.split(' ').flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) =>
      padded.slice(index, index + 3),
    )
  })
  return new Set(text ? groups : [])
}
