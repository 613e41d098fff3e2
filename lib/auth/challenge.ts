import 'server-only'
import { randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { passkeyChallenges } from '@/db/schema'
import { fingerprint, sameText } from './secrets'

/**
 * What a device is asked to sign. It is made without a row, so that who only looks at the login page
 * costs the database nothing: the site knows by its own mark what it has asked, of whom, in which login
 * and for what. Once answered, rightly or not, it is written down, and none is answered twice.
 */

export type Purpose = 'add' | 'log-in' | 'prove' | 'decide'
/** Nobody, where it is the answer that says who logs in. */
export type Whom = { id: string; sessionId: string } | null

const GOOD_FOR_SECONDS = 5 * 60

export function newChallenge(purpose: Purpose, whom: Whom): string {
  const until = Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS
  const asked = `${randomBytes(24).toString('base64url')}.${until}`
  return `${asked}.${mark(purpose, whom, asked)}`
}

/** Takes the challenge of an answer, as the device returns it; false for one that is not ours, old or used. */
export async function spendChallenge(
  answered: string,
  purpose: Purpose,
  whom: Whom,
): Promise<boolean> {
  const [random = '', until = '', marked = ''] = Buffer.from(answered, 'base64url')
    .toString()
    .split('.')
  if (!sameText(marked, mark(purpose, whom, `${random}.${until}`))) return false
  const db = await database()
  const [spent] = await db
    .insert(passkeyChallenges)
    .values({
      challenge: random,
      purpose,
      userId: whom?.id,
      expiresAt: sql`to_timestamp(${until}::float8)`,
    })
    .onConflictDoNothing()
    .returning({ inTime: sql<boolean>`${passkeyChallenges.expiresAt} > now()` })
  return spent?.inTime === true
}

export async function purgeChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}

const mark = (purpose: Purpose, whom: Whom, asked: string) =>
  fingerprint(`challenge to ${purpose}`, `${whom?.id ?? ''}\n${whom?.sessionId ?? ''}\n${asked}`)
