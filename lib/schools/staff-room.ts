import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttempt, isLimitReached, undoAttempt } from '@/lib/auth/rate-limits'
import { fingerprint, listAuthSecrets, listFingerprints } from '@/lib/auth/secrets'
import { buildCodeUrl } from './invitation/links'
import { lockOwnSchool } from './locks'

type JoinCodeCaller = { ip: string; viewerId: string | null }

/** The limit shared by all callers. */
const ALL_CALLERS = 'everyone'

/** Easy to read aloud and type: no vowels, to avoid words, and no lookalikes (0 O, 1 I L, U V). */
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

const CODE_LENGTH = 8

const HASH_PURPOSE = 'staff code hash'

/**
 * Codes are short enough to guess, so wrong ones count per IP and in total; right ones cost nothing. When the
 * total is reached, logged-in users can still join, so that nobody can lock a school out.
 */
export async function limitWrongCodes<T>(
  token: string,
  { ip, viewerId }: JoinCodeCaller,
  lookUp: () => Promise<{ isFound: boolean; result: T }>,
): Promise<T> {
  if (!parseStaffRoomCode(token)) return (await lookUp()).result
  if (!viewerId && (await isLimitReached(await database(), 'JOIN_CODE_ALL', ALL_CALLERS)))
    throw new AppError('tooMany', 'codeLimitReached')
  await countAttempt('JOIN_CODE', ip)
  const { isFound, result } = await lookUp()
  if (isFound) await undoAttempt('JOIN_CODE', ip)
  else await countAttempt('JOIN_CODE_ALL', ALL_CALLERS).catch(ignoreFullLimit)
  return result
}

/** Derived from the id and the site's secret, so that a coordinator can see it again. */
export function createStaffRoomCode(id: string, secret?: string): string {
  let rest = Buffer.from(fingerprint('staff code', id, secret), 'base64url').readBigUInt64BE()
  const base = BigInt(CODE_ALPHABET.length)
  return Array.from({ length: CODE_LENGTH }, () => {
    const char = CODE_ALPHABET[Number(rest % base)]
    rest /= base
    return char
  }).join('')
}

/** Keyed, because all codes could be tried against a plain hash from a stolen database. */
export const hashStaffRoomCode = (code: string, secret?: string) =>
  fingerprint(HASH_PURPOSE, code, secret)

/** With each secret of the site: the hash may have been stored before the secret was replaced. */
export const listStaffRoomCodeHashes = (code: string) => listFingerprints(HASH_PURPOSE, code)

/** Null if it was created with a secret that the site no longer has. */
export function findStaffRoomCode(id: string, hash: string): string | null {
  const secret = listAuthSecrets().find(
    (candidate) => hashStaffRoomCode(createStaffRoomCode(id, candidate), candidate) === hash,
  )
  return secret ? createStaffRoomCode(id, secret) : null
}

export function parseStaffRoomCode(input: string): string | null {
  const code = input
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s\-‐‑–—]/g, '')
  return code.length === CODE_LENGTH && [...code].every((char) => CODE_ALPHABET.includes(char))
    ? code
    : null
}

export const formatStaffRoomCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

export async function createStaffRoomLink(viewer: { id: string }): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return replaceStaffRoomLink(tx, viewer, school.id)
  })
}

/** Requires the school's lock. */
export async function replaceStaffRoomLink(tx: Db, viewer: { id: string }, schoolId: string) {
  await revokeStaffRoomLink(tx, schoolId)
  const id = await createIdWithFreeCode(tx)
  await tx
    .insert(invitations)
    .values({ id, schoolId, tokenHash: hashStaffRoomCode(createStaffRoomCode(id)) })
  await writeAuditLog(tx, {
    action: 'staff-room-link.created',
    actor: userActor(viewer.id),
    schoolId,
  })
  return buildCodeUrl(createStaffRoomCode(id))
}

export async function disableStaffRoomLink(viewer: { id: string }): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    if (!(await revokeStaffRoomLink(tx, school.id))) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'staff-room-link.revoked',
      actor: userActor(viewer.id),
      schoolId: school.id,
    })
  })
}

/** The caller's own limit has admitted this attempt; a full one stops the next. */
function ignoreFullLimit(error: unknown) {
  if (!(error instanceof AppError)) throw error
}

/** Two ids can produce one code, though rarely; the unique index decides. */
async function createIdWithFreeCode(tx: Db): Promise<string> {
  const id = randomUUID()
  const [existing] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashStaffRoomCode(createStaffRoomCode(id))))
  return existing ? createIdWithFreeCode(tx) : id
}

async function revokeStaffRoomLink(tx: Db, schoolId: string): Promise<boolean> {
  const revokedRows = await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        isNull(invitations.email),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id })
  return revokedRows.length > 0
}
