import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox, users } from '@/db/schema'
import { newTeacher, type TestTeacher } from './api-user'

export async function newRegisteredUser(
  db: Db,
  overrides: Partial<TestTeacher> & { next?: string } = {},
) {
  const { register } = await import('@/lib/accounts/registration')
  const teacher = newTeacher(overrides)
  await register({ ...teacher, next: overrides.next })
  const [account] = await db.select().from(users).where(eq(users.email, teacher.email))
  if (!account) throw new Error('not registered')
  return { ...account, password: teacher.password, sessionId: randomUUID() }
}

export async function findEmailToken(db: Db, email: string, template: string): Promise<string> {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const newest = rows
    .filter((row) => row.template === template)
    .sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
    .at(-1)
  const token = newest?.data.link?.split('/').at(-1)
  if (!token) throw new Error(`no email ${template} to ${email}`)
  return token
}

export const findUser = async (db: Db, id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Counts successes; all other results must have this error code. */
export function countOutcomes(results: PromiseSettledResult<unknown>[]) {
  const codes = results.flatMap((result) =>
    result.status === 'rejected'
      ? [String((result.reason as { code?: string }).code ?? result.reason)]
      : [],
  )
  return { done: results.length - codes.length, words: [...new Set(codes)].sort() }
}

export const runConcurrently = <T>(count: number, operation: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => operation(index)))
