import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox, users } from '@/db/schema'
import { newTeacher, type Teacher } from './person'

/** People with a real password, made by the site's own registration inside the test's process. */
export async function registered(db: Db, over: Partial<Teacher> & { next?: string } = {}) {
  const { register } = await import('@/lib/accounts/commands/register')
  const teacher = newTeacher(over)
  await register({ ...teacher, next: over.next })
  const [account] = await db.select().from(users).where(eq(users.email, teacher.email))
  if (!account) throw new Error('not registered')
  return { ...account, password: teacher.password, sessionId: randomUUID() }
}

/** The token in the newest letter of this kind to this address. */
export async function tokenFor(db: Db, email: string, template: string): Promise<string> {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const found = rows
    .filter((row) => row.template === template)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .at(-1)
  const token = found?.data.link?.split('/').at(-1)
  if (!token) throw new Error(`no letter ${template} to ${email}`)
  return token
}

export const addressOf = async (db: Db, id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** How many of these went well; the rest must have been refused with this word. */
export function outcomes(settled: PromiseSettledResult<unknown>[]) {
  const words = settled.flatMap((one) =>
    one.status === 'rejected' ? [String((one.reason as { word?: string }).word ?? one.reason)] : [],
  )
  return { done: settled.length - words.length, words: [...new Set(words)].sort() }
}

export const atOnce = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => work(at)))
