import 'server-only'
import { normalizeSearchText } from '@/base/search-text'
import type { Attendee } from './attendance-list'

/** Matches an attendance row by email, then by name; otherwise it is ambiguous or unknown. */

export type AttendeeCandidate = { userId: string; name: string; email: string }
export type AttendeeMatch = Attendee & {
  as: 'matched' | 'doubtful' | 'unmatched'
  people: AttendeeCandidate[]
}

/** Users who did not register are only candidates, never automatic matches. */
export function matchToCandidates(
  attendees: Attendee[],
  candidatesByEmail: AttendeeCandidate[],
  registeredUsers: AttendeeCandidate[],
  accounts: AttendeeCandidate[] = [],
): AttendeeMatch[] {
  const userByEmail = new Map(
    candidatesByEmail.map((candidate) => [candidate.email.toLowerCase(), candidate]),
  )
  const registeredByName = groupBy(registeredUsers, ({ name }) => normalizeName(name))
  const registeredByKey = groupBy(registeredUsers, ({ name }) => getNameKey(name))
  const accountsByKey = groupBy(accounts, ({ name }) => getNameKey(name))
  return attendees.map((attendee) => {
    const emailOwner = userByEmail.get(attendee.email.toLowerCase())
    if (emailOwner) return { ...attendee, as: 'matched', people: [emailOwner] }
    const sameName = registeredByName.get(normalizeName(attendee.name)) ?? []
    if (sameName.length === 1) return { ...attendee, as: 'matched', people: sameName }
    const key = getNameKey(attendee.name)
    const candidates =
      sameName.length > 1 ? sameName : (registeredByKey.get(key) ?? accountsByKey.get(key) ?? [])
    return { ...attendee, as: candidates.length > 0 ? 'doubtful' : 'unmatched', people: candidates }
  })
}

function groupBy(
  candidates: AttendeeCandidate[],
  getKey: (candidate: AttendeeCandidate) => string,
) {
  const groups = new Map<string, AttendeeCandidate[]>()
  for (const candidate of candidates) {
    const key = getKey(candidate)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), candidate])
  }
  return groups
}

const TITLE_PATTERN = /^(mr|mrs|ms|dr|prof|smt|shri|sri)$/
/** Removes Latin accents only; vowel signs of Indian scripts are marks too and stay. */
const ACCENT_PATTERN = /[\u0300-\u036f]/g

/** Ignores case, accents, titles and text in brackets. */
const splitName = (name: string) =>
  splitSpelledName(name.normalize('NFKD').replace(ACCENT_PATTERN, ''))

const splitSpelledName = (name: string) =>
  normalizeSearchText(name.normalize('NFKC'))
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s.,_-]+/)
    .filter((word) => word !== '' && !TITLE_PATTERN.test(word))

export const getNameKeys = (name: string) => ({
  spelled: splitSpelledName(name).filter(isMoreThanInitial).join(' '),
  bare: getNameKey(name),
})

const isMoreThanInitial = (word: string) => [...word].length > 1

const normalizeName = (name: string) => splitName(name).join(' ')

/** Ignores word order and initials, which people write in front or at the end. */
const getNameKey = (name: string) => splitName(name).filter(isMoreThanInitial).sort().join(' ')
