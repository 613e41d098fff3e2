import 'server-only'
import { eq } from 'drizzle-orm'
import { settings } from '@/base/settings'
import {
  createOtherKeyError,
  createUnreadableKeyError,
  SHARED_KEY_NAMES,
  type SharedKeyName,
  setSharedKeys,
} from '@/base/settings/shared-keys'
import { type Db, database } from '@/db/client'
import { siteKeys } from '@/db/schema'
import { decrypt, encrypt } from '@/lib/auth/secrets'

/**
 * Badges and reminders on devices are signed with one key per site. The first instance stores its keys in the
 * database, encrypted with AUTH_SECRET; all others use those instead of creating their own.
 */

const PURPOSE = 'site key'
export async function loadSharedKeys(): Promise<void> {
  const { databaseUrl, onVercel, badgeKey, push } = settings()
  if (!databaseUrl || onVercel) return
  const db = await database()
  setSharedKeys({
    badge: await loadKey(db, 'badge', badgeKey),
    push: await loadKey(db, 'push', push.privateKey),
  })
}

async function loadKey(db: Db, name: SharedKeyName, readOwn: () => string | null) {
  const stored = (await findKey(db, name)) ?? (await storeKey(db, name, readOwn() ?? ''))
  const key = decrypt(PURPOSE, name, stored)
  if (key === null) throw createUnreadableKeyError(name)
  const own = settings().keySettings[name]
  if (own && own !== key) throw createOtherKeyError(name)
  return key
}

async function findKey(db: Db, name: SharedKeyName): Promise<string | undefined> {
  const [row] = await db
    .select({ encryptedKey: siteKeys.encryptedKey })
    .from(siteKeys)
    .where(eq(siteKeys.name, name))
  return row?.encryptedKey
}

/** Of instances that start at once, the first one's key wins. */
async function storeKey(db: Db, name: SharedKeyName, key: string): Promise<string> {
  const encryptedKey = encrypt(PURPOSE, name, key)
  await db.insert(siteKeys).values({ name, encryptedKey }).onConflictDoNothing()
  return (await findKey(db, name)) ?? encryptedKey
}

/** With the current secret, so that the previous one can be removed. */
export async function reencryptSharedKeys(): Promise<number> {
  const db = await database()
  let renewed = 0
  for (const name of SHARED_KEY_NAMES) {
    const stored = await findKey(db, name)
    const key = stored && decrypt(PURPOSE, name, stored)
    if (!key) continue
    const encryptedKey = encrypt(PURPOSE, name, key)
    await db.update(siteKeys).set({ encryptedKey }).where(eq(siteKeys.name, name))
    renewed += 1
  }
  return renewed
}
