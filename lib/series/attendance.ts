import 'server-only'
import type { Attendee } from '@/lib/client/attendance/attendees'

/** Whom a line of a meeting's list means: matched by address, then by name, else doubtful or nobody. */

export type Known = { userId: string; name: string; email: string }
export type Match = Attendee & {
  as: 'matched' | 'doubtful' | 'unmatched'
  /** Who is meant; several where the name alone does not tell. */
  people: Known[]
}

/** Accounts that did not register are candidates by their name, and never more than that. */
export function matched(
  attendees: Attendee[],
  byAddress: Known[],
  registered: Known[],
  accounts: Known[] = [],
): Match[] {
  const addresses = new Map(byAddress.map((one) => [one.email.toLowerCase(), one]))
  const names = grouped(registered, ({ name }) => plain(name))
  const bags = grouped(registered, ({ name }) => bag(name))
  const others = grouped(accounts, ({ name }) => bag(name))
  return attendees.map((line) => {
    const owner = addresses.get(line.email.toLowerCase())
    if (owner) return { ...line, as: 'matched', people: [owner] }
    const same = names.get(plain(line.name)) ?? []
    if (same.length === 1) return { ...line, as: 'matched', people: same }
    const key = bag(line.name)
    const alike = same.length > 1 ? same : (bags.get(key) ?? others.get(key) ?? [])
    return { ...line, as: alike.length > 0 ? 'doubtful' : 'unmatched', people: alike }
  })
}

function grouped(people: Known[], keyOf: (one: Known) => string) {
  const groups = new Map<string, Known[]>()
  for (const one of people) {
    const key = keyOf(one)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

const TITLES = /^(mr|mrs|ms|dr|prof|smt|shri|sri)$/
/** Marks above letters go; the vowel signs of Indian scripts, which are marks too, stay. */
const ACCENTS = /[\u0300-\u036f]/g

/** A name as two people would agree on it: without case, accents, titles and what stands in brackets. */
const words = (name: string) => spelled(name.normalize('NFKD').replace(ACCENTS, ''))

const spelled = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s.,_-]+/)
    .filter((word) => word !== '' && !TITLES.test(word))

/** What to look a name up by among all accounts: as it is spelled, and without accents. */
export const nameKeys = (name: string) => ({
  spelled: spelled(name).filter(isMoreThanInitial).join(' '),
  bare: bag(name),
})

const isMoreThanInitial = (word: string) => [...word].length > 1

const plain = (name: string) => words(name).join(' ')

/** In whichever order, and without initials, which many write in front and others at the end. */
const bag = (name: string) => words(name).filter(isMoreThanInitial).sort().join(' ')
