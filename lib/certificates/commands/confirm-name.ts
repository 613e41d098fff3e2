import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { canSet } from '../draw/desk'
import { issueTo } from './issue'

/** From now on this name stands on certificates; those that waited for it are issued. */
export async function confirmName(viewer: { id: string }, name: string): Promise<void> {
  await refuseUnset(name)
  const db = await database()
  await db.update(users).set({ certificateName: name }).where(eq(users.id, viewer.id))
  await issueTo({ userId: viewer.id })
}

/** A sign that no font of ours has would be an empty box on paper. */
export async function refuseUnset(name: string): Promise<void> {
  if (await canSet(name)) return
  throw new Refusal('invalid', 'checkForm', { errors: { name: 'certificateNameUnset' } })
}
