import 'server-only'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { passkeys } from '@/db/schema'
import type { ChallengeSubject } from './challenge'

export type PasskeyDescriptor = { id: string; transports: AuthenticatorTransport[] }

export async function listPasskeyDescriptors(userId: string): Promise<PasskeyDescriptor[]> {
  const db = await database()
  const rows = await db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return rows.map(({ id, transports }) => ({
    id,
    transports: transports as AuthenticatorTransport[],
  }))
}

export async function findStoredPasskey(id: string, subject: ChallengeSubject) {
  const db = await database()
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.id, id))
  return subject && row?.userId !== subject.id ? undefined : row
}
