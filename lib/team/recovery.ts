import 'server-only'
import { randomInt } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { recoveryCodes } from '@/db/schema'
import { fingerprint } from '@/lib/auth/secrets'
import { asWritten, RECOVERY_SIGNS } from './schema'

/** Ten codes for the day when the phone is lost. Only hashes are stored; each opens once. */

const CODES = 10
const LENGTH = 12

/** Ten new ones in place of all before. They are shown now and never again. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })))
  return codes.map(asWritten)
}

/** Whether it was one that had not been used; now it has been. */
export async function spendRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return spent.length === 1
}

export async function recoveryCodesLeft(userId: string): Promise<number> {
  const db = await database()
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

const newCode = () =>
  Array.from({ length: LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join('')

const hashOf = (userId: string, code: string) => fingerprint('recovery code', `${userId}\n${code}`)
