import 'server-only'

/** Whether two schools may be one, told by what their forms say. */

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

/** Words that many schools have in common say nothing about which one it is. */
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
/** Words of an address that tell no place. */
const COMMON_ADDRESS_WORDS = new Set(
  `road rd street st nagar main cross near opp post po dist district taluk village no india
  colony extension ext west east north south`.split(/\s+/),
)

export const splitWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['`‘’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLING_VARIANTS[word] ?? word)

export const getDistinctiveWords = (name: string) =>
  splitWords(name).filter((word) => !COMMON_WORDS.has(word))

/** Where it is: the words of the address that name a place, and its PIN. */
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

/** The place of the one stands in the address of the other, or in its name. */
const isNear = (first: SchoolIdentity, second: SchoolIdentity) =>
  hasCommonItem(getPlaceWords(first.address), getPlaceWords(`${second.address} ${second.name}`)) ||
  hasCommonItem(getPlaceWords(second.address), getPlaceWords(first.name))

const normalizeText = (text: string) => text.trim().toLowerCase()
const getLastTenDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

const hasCommonItem = (items: string[], otherItems: string[]) =>
  items.some((item) => item.length > 2 && otherItems.includes(item))

/** How many groups of three signs two texts have in common, of all that either has. */
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
