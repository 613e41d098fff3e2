import 'server-only'
import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { recoveryCodes } from '@/db/schema'
import { fingerprint, listFingerprints } from '@/lib/auth/secrets'
import { formatRecoveryCode, RECOVERY_CODE_ALPHABET } from './schema'

/** For a lost phone. Only hashes are stored, and each works once. */

const CODE_COUNT = 10
const CODE_LENGTH = 12

export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, createCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })))
  return codes.map(formatRecoveryCode)
}

export async function consumeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const usedRows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, listFingerprints(PURPOSE, formatCode(userId, code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return usedRows.length === 1
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  const db = await database()
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

const createCode = () =>
  Array.from(
    { length: CODE_LENGTH },
    () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)],
  ).join('')

const PURPOSE = 'recovery code'
const formatCode = (userId: string, code: string) => `${userId}\n${code}`
const hashCode = (userId: string, code: string) => fingerprint(PURPOSE, formatCode(userId, code))
