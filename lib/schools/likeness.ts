import 'server-only'

/** Whether two schools may be one, told by what their forms say. */

export type Likeness = 'name' | 'phone' | 'email'

export type Told = {
  name: string
  address: string
  phones: string[]
  emails: string[]
}

const LIKE = 0.55

export function likenessOf(one: Told, other: Told): Likeness[] {
  const found: Likeness[] = []
  if (isNear(one, other) && similarity(plainName(one.name), plainName(other.name)) >= LIKE)
    found.push('name')
  if (shared(one.phones.map(lastTen), other.phones.map(lastTen))) found.push('phone')
  if (shared(one.emails.map(small), other.emails.map(small))) found.push('email')
  return found
}

/** Words that many schools have in common say nothing about which one it is. */
const COMMON = new Set(
  `school schools the of and public high higher secondary senior sr sec hr primary matriculation
  matric matriculn vidyalaya vidyalayam academy international national english medium cbse icse
  college convent institution educational trust society`.split(/\s+/),
)
const SPELT: Record<string, string> = { saint: 'st', government: 'govt', shri: 'sri', shree: 'sri' }
/** Words of an address that tell no place. */
const ANYWHERE = new Set(
  `road rd street st nagar main cross near opp post po dist district taluk village no india
  colony extension ext west east north south`.split(/\s+/),
)

export const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['`‘’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELT[word] ?? word)

export const tellingWords = (name: string) => wordsIn(name).filter((word) => !COMMON.has(word))

/** Where it is: the words of the address that name a place, and its PIN. */
export const placesIn = (address: string) =>
  wordsIn(address).filter(
    (word) => !ANYWHERE.has(word) && (/^\d{6}$/.test(word) || !/^\d/.test(word)) && word.length > 2,
  )

const plainName = (name: string) => {
  const telling = tellingWords(name)
  return (telling.length > 0 ? telling : wordsIn(name)).join(' ')
}

const isNear = (one: Told, other: Told) =>
  shared(
    placesIn(`${one.address} ${one.name}`),
    placesIn(`${other.address} ${other.name}`).filter((word) => !COMMON.has(word)),
  )

const small = (text: string) => text.trim().toLowerCase()
const lastTen = (phone: string) => phone.replace(/\D/g, '').slice(-10)

const shared = (some: string[], others: string[]) =>
  some.some((one) => one.length > 2 && others.includes(one))

/** How many groups of three signs two texts have in common, of all that either has. */
export function similarity(one: string, other: string): number {
  const [a, b] = [trigramsOf(one), trigramsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const common = [...a].filter((three) => b.has(three)).length
  return common / (a.size + b.size - common)
}

function trigramsOf(text: string) {
  const groups = text.split(' ').flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) =>
      padded.slice(at, at + 3),
    )
  })
  return new Set(text ? groups : [])
}
