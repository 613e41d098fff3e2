import 'server-only'
import { randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { passkeyChallenges } from '@/db/schema'
import { fingerprint, matchesFingerprint } from './secrets'

/**
 * Signed instead of stored, so that viewing the login page costs no write. Bound to user, login and purpose;
 * stored once answered, so that none is accepted twice.
 */

export type ChallengePurpose = keyof typeof CHALLENGE_TTL_SECONDS
/** Null where the answer identifies the user. */
export type ChallengeSubject = { id: string; sessionId: string } | null

const PASSKEY_SECONDS = 5 * 60

export const CHALLENGE_TTL_SECONDS = {
  add: PASSKEY_SECONDS,
  'log-in': PASSKEY_SECONDS,
  verify: PASSKEY_SECONDS,
  decide: PASSKEY_SECONDS,
  /** At a provider, where people type a password and a code. */
  'sign-in': 15 * 60,
}

export function createChallenge(purpose: ChallengePurpose, subject: ChallengeSubject): string {
  const expirySeconds = Math.floor(Date.now() / 1000) + CHALLENGE_TTL_SECONDS[purpose]
  const payload = `${randomBytes(24).toString('base64url')}.${expirySeconds}`
  return `${payload}.${signChallenge(purpose, subject, payload)}`
}

/** False for a challenge that is forged, expired or used. */
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
  const signedText = formatSignedText(subject, `${random}.${expirySeconds}`)
  if (!matchesFingerprint(getSigningPurpose(purpose), signedText, signature)) return false
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
  fingerprint(getSigningPurpose(purpose), formatSignedText(subject, payload))

const getSigningPurpose = (purpose: ChallengePurpose) => `challenge to ${purpose}`

const formatSignedText = (subject: ChallengeSubject, payload: string) =>
  `${subject?.id ?? ''}\n${subject?.sessionId ?? ''}\n${payload}`
