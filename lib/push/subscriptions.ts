import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { pushSubscriptions } from '@/db/schema'
import { setEmailPreferences } from '@/lib/auth/email-preferences'
import { getPushKeys, isAllowedEndpoint } from './delivery'
import { MAX_PUSH_DEVICES, type PushSubscriptionInput, type ReminderChannelInput } from './schema'

type DeviceOwner = { id: string }
type DeviceLogin = DeviceOwner & { sessionId: string }

/** Idempotent. From now on reminders go to the user's devices. The oldest device beyond the limit is dropped. */
export async function addPushSubscription(
  viewer: DeviceLogin,
  { endpoint, ...keys }: PushSubscriptionInput,
  browser: string | null,
): Promise<void> {
  if (!getPushKeys() || !isAllowedEndpoint(endpoint))
    throw new AppError('invalid', 'pushNotSupported')
  const values = { ...keys, endpoint, browser, userId: viewer.id, sessionId: viewer.sessionId }
  const db = await database()
  await db.transaction(async (tx) => {
    await setEmailPreferences(tx, viewer.id, { reminderChannel: 'push' })
    await tx
      .insert(pushSubscriptions)
      .values(values)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
    const devicesBeyondLimit = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, viewer.id))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MAX_PUSH_DEVICES)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, devicesBeyondLimit))
  })
}

/** Another user's device is not found. */
export async function removePushSubscription(viewer: DeviceOwner, id: string): Promise<void> {
  const db = await database()
  const removedRows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, requireUuid(id)), eq(pushSubscriptions.userId, viewer.id)))
    .returning({ id: pushSubscriptions.id })
  if (removedRows.length === 0) throw new AppError('notFound', 'notFound')
}

/** At logout. Only its browser knows the endpoint, so no viewer is needed: the login may have expired. */
export async function forgetDevice(endpoint: string): Promise<void> {
  const db = await database()
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

/** A browser finds itself among them; the endpoints stay secret. */
export async function listDeviceFingerprints(userId: string): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  return rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'))
}

export async function chooseReminderChannel(
  viewer: DeviceOwner,
  { channel }: ReminderChannelInput,
): Promise<void> {
  await setEmailPreferences(await database(), viewer.id, { reminderChannel: channel })
}

export async function getReminderDevices(userId: string) {
  const db = await database()
  const [[user], devices] = await Promise.all([
    db.select({ channel: users.reminderChannel }).from(users).where(eq(users.id, userId)),
    db
      .select({
        id: pushSubscriptions.id,
        browser: pushSubscriptions.browser,
        createdAt: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(sql`${pushSubscriptions.id}::text`)),
  ])
  return { channel: user?.channel ?? 'email', devices }
}

export type ReminderDevices = Awaited<ReturnType<typeof getReminderDevices>>
