import 'server-only'
import { randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { passkeyChallenges } from '@/db/schema'
import { equalsInConstantTime, fingerprint } from './secrets'

/**
 * What a device is asked to sign. It is made without a row, so that who only looks at the login page
 * costs the database nothing: the site knows by its own mark what it has asked, of whom, in which login
 * and for what. Once answered, rightly or not, it is written down, and none is answered twice.
 */

export type ChallengePurpose = 'add' | 'log-in' | 'prove' | 'decide'
/** Nobody, where it is the answer that says who logs in. */
export type ChallengeSubject = { id: string; sessionId: string } | null

const CHALLENGE_TTL_SECONDS = 5 * 60

export function createChallenge(purpose: ChallengePurpose, subject: ChallengeSubject): string {
  const expirySeconds = Math.floor(Date.now() / 1000) + CHALLENGE_TTL_SECONDS
  const payload = `${randomBytes(24).toString('base64url')}.${expirySeconds}`
  return `${payload}.${signChallenge(purpose, subject, payload)}`
}

/** Takes the challenge of an answer, as the device returns it; false for one that is not ours, old or used. */
export async function consumeChallenge(
  returnedChallenge: string,
  purpose: ChallengePurpose,
  subject: ChallengeSubject,
): Promise<boolean> {
  const [random = '', expirySeconds = '', signature = ''] = Buffer.from(
    returnedChallenge,
    'base64url',
  )
    .toString()
    .split('.')
  if (
    !equalsInConstantTime(signature, signChallenge(purpose, subject, `${random}.${expirySeconds}`))
  )
    return false
  const db = await database()
  const [consumedRow] = await db
    .insert(passkeyChallenges)
    .values({
      challenge: random,
      purpose,
      userId: subject?.id,
      expiresAt: sql`to_timestamp(${expirySeconds}::float8)`,
    })
    .onConflictDoNothing()
    .returning({ inTime: sql<boolean>`${passkeyChallenges.expiresAt} > now()` })
  return consumedRow?.inTime === true
}

export async function purgeChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}

const signChallenge = (purpose: ChallengePurpose, subject: ChallengeSubject, payload: string) =>
  fingerprint(
    `challenge to ${purpose}`,
    `${subject?.id ?? ''}\n${subject?.sessionId ?? ''}\n${payload}`,
  )
