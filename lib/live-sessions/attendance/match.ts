import 'server-only'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { normalizeSearchText } from '@/base/search-text'
import { database } from '@/db/client'
import { preferIndexPlan, userSearchColumns, withCustomPlan } from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { attendanceImports, attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import type { Attendee } from '../kinds'

/** Matches an attendance row by email, then by name; otherwise it is ambiguous or unknown. */

export type AttendeeCandidate = { userId: string; name: string; email: string }

export type AttendeeMatch = Attendee & {
  as: 'matched' | 'doubtful' | 'unmatched'
  people: AttendeeCandidate[]
}

const TITLE_PATTERN = /^(mr|mrs|ms|dr|prof|smt|shri|sri)$/

/** Removes Latin accents only; vowel signs of Indian scripts are marks too and stay. */
const ACCENT_PATTERN = /[\u0300-\u036f]/g

const userColumns = {
  userId: users.id,
  name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
  email: users.email,
}

/** Common names would make the choice too long. */
const MAX_ACCOUNTS_PER_NAME = 30

const fullName = orderByName(sql`account.firstname || ' ' || account.lastname`)

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
  const findByPart = createPartSearch(registeredUsers)
  return attendees.map((attendee) => {
    const emailOwner = userByEmail.get(attendee.email.toLowerCase())
    if (emailOwner) return { ...attendee, as: 'matched', people: [emailOwner] }
    const sameName = registeredByName.get(normalizeName(attendee.name)) ?? []
    if (sameName.length === 1) return { ...attendee, as: 'matched', people: sameName }
    const key = getNameKey(attendee.name)
    const candidates =
      sameName.length > 1
        ? sameName
        : (registeredByKey.get(key) ?? accountsByKey.get(key) ?? findByPart(attendee.name))
    return { ...attendee, as: candidates.length > 0 ? 'doubtful' : 'unmatched', people: candidates }
  })
}

/**
 * Registered users whose whole name is in the row, such as “Mrs. Indira Khan - PGT Physics”, or whose name has
 * every word of the row, such as “Indira”. One short word says too little.
 */
function createPartSearch(candidates: AttendeeCandidate[]) {
  const named = candidates.map((candidate) => ({ candidate, words: listNameWords(candidate.name) }))
  const byWord = new Map<string, typeof named>()
  for (const entry of named)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  return (rowName: string) => {
    const rowWords = listNameWords(rowName)
    const entries = new Set([...rowWords].flatMap((word) => byWord.get(word) ?? []))
    return [...entries]
      .filter(({ words }) => isPartOf(words, rowWords) || isPartOf(rowWords, words))
      .map(({ candidate }) => candidate)
      .slice(0, MAX_ACCOUNTS_PER_NAME)
  }
}

const isPartOf = (part: Set<string>, whole: Set<string>) =>
  [...part].every((word) => whole.has(word))

const MIN_PART_CHARS = 3

const listNameWords = (name: string) =>
  new Set(splitName(name).filter((word) => [...word].length >= MIN_PART_CHARS))

export const getNameKeys = (name: string) => ({
  spelled: splitSpelledName(name).filter(isMoreThanInitial).join(' '),
  bare: getNameKey(name),
})

/** A name matches automatically only among registered users; among others it yields candidates. */
export async function matchAttendees(
  liveSessionId: string,
  attendees: Attendee[],
): Promise<AttendeeMatch[]> {
  const db = await database()
  const [liveSession] = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(eq(liveSessions.id, liveSessionId))
  if (!liveSession) throw new AppError('notFound', 'notFound')
  const emails = [...new Set(attendees.map(({ email }) => email.toLowerCase()))].filter(Boolean)
  const usersByEmail = await db
    .select(userColumns)
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails))
  const knownEmails = new Set(usersByEmail.map(({ email }) => email.toLowerCase()))
  if (attendees.every(({ email }) => knownEmails.has(email.toLowerCase())))
    return matchToCandidates(attendees, usersByEmail, [])
  const registeredUsers = await db
    .select(userColumns)
    .from(liveSessionRegistrations)
    .innerJoin(users, eq(users.id, liveSessionRegistrations.userId))
    .where(eq(liveSessionRegistrations.liveSessionId, liveSessionId))
  const unmatched = matchToCandidates(attendees, usersByEmail, registeredUsers).filter(
    ({ as }) => as === 'unmatched',
  )
  return matchToCandidates(
    attendees,
    usersByEmail,
    registeredUsers,
    await findAccountsByName(unmatched),
  )
}

export async function findAttendanceImports(liveSessionId: string) {
  const db = await database()
  return db
    .select({
      id: attendanceImports.id,
      at: attendanceImports.createdAt,
      people: sql<number>`(select count(*)::int from ${attendances} where ${attendances.importId} = ${attendanceImports}.id)`,
    })
    .from(attendanceImports)
    .where(
      and(eq(attendanceImports.liveSessionId, liveSessionId), isNull(attendanceImports.undoneAt)),
    )
    .orderBy(desc(attendanceImports.createdAt))
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

/** Ignores case, accents, titles and text in brackets. */
const splitName = (name: string) =>
  splitSpelledName(name.normalize('NFKD').replace(ACCENT_PATTERN, ''))

const splitSpelledName = (name: string) =>
  normalizeSearchText(name.normalize('NFKC'))
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s.,_-]+/)
    .filter((word) => word !== '' && !TITLE_PATTERN.test(word))

const isMoreThanInitial = (word: string) => [...word].length > 1

const normalizeName = (name: string) => splitName(name).join(' ')

/** Ignores word order and initials, which people write in front or at the end. */
const getNameKey = (name: string) => splitName(name).filter(isMoreThanInitial).sort().join(' ')

async function findAccountsByName(attendees: Attendee[]) {
  const keys = [...new Set(attendees.map(({ name }) => JSON.stringify(getNameKeys(name))))]
  if (keys.length === 0) return []
  const buildWordQuery = (
    text: SQL,
  ) => sql`(select coalesce(string_agg('''' || word || '''', ' & '), '')::tsquery
    from unnest(word_list(${text})) word)`
  return withCustomPlan(async (tx) => {
    await preferIndexPlan(tx)
    const names = sql`jsonb_to_recordset(${`[${keys}]`}::jsonb) as line(spelled text, bare text)`
    return tx
      .selectDistinct({
        userId: sql<string>`account.id`,
        name: fullName,
        email: sql<string>`account.email`,
      })
      .from(sql`${names} cross join lateral (
        select users.id, users.firstname, users.lastname, users.email from ${users}
        where word_vector(${userSearchColumns}) @@ (${buildWordQuery(sql`line.spelled`)} || ${buildWordQuery(sql`line.bare`)})
        limit ${MAX_ACCOUNTS_PER_NAME}) account`)
      .orderBy(fullName, sql`account.email`)
  })
}
