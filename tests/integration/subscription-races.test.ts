import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { institutions, users } from '@/db/schema'
import type { Institution } from '@/lib/institutions/schema'
import { inProcess } from '../support/in-process'
import { newTeacher, school } from '../support/person'

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess({ SUBSCRIPTION_MODE: 'review', RATE_LIMIT_UNASKED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

const AT_ONCE = 50
const form = school() as unknown as Institution

/** A teacher whose school's subscription stands so, and all that can happen to it. */
async function subscriber(status: 'waiting' | 'approved') {
  const { subscribe } = await import('@/lib/institutions/commands/apply')
  const { decide } = await import('@/lib/institutions/commands/decide')
  const { email } = newTeacher()
  const name = { firstname: 'A', lastname: 'B', phoneNumber: '9876543210', passwordHash: 'x' }
  const [row] = await site.db
    .insert(users)
    .values({ ...name, email })
    .returning()
  if (!row) throw new Error('no teacher')
  const { reference } = await subscribe(row, form)
  if (status === 'approved') await decide(reference, 'approved')
  // As the request saw its caller, which may have changed by the time that the form is stored.
  const viewer = { ...row, isSubscribed: status === 'approved' }
  return {
    resubmit: () => subscribe(viewer, form),
    approve: () => decide(reference, 'approved'),
    reject: () => decide(reference, 'rejected'),
    stands: async () => {
      const [found] = await site.db
        .select({ flag: users.isSubscribed, status: institutions.status })
        .from(institutions)
        .innerJoin(users, eq(users.id, institutions.userId))
        .where(eq(users.id, row.id))
      return found
    },
  }
}

type Deed = 'resubmit' | 'approve' | 'reject'

test.each<[from: 'waiting' | 'approved', first: Deed, second: Deed]>([
  ['approved', 'reject', 'resubmit'],
  ['approved', 'resubmit', 'reject'],
  ['waiting', 'approve', 'reject'],
  ['waiting', 'reject', 'approve'],
  ['waiting', 'resubmit', 'approve'],
  ['waiting', 'approve', 'resubmit'],
])('%s: 50 times %s and %s at once leave one state', async (from, first, second) => {
  const one = await subscriber(from)
  const deeds = Array.from({ length: AT_ONCE }, (_, n) => one[n % 2 ? second : first])
  await Promise.all(deeds.map((deed) => deed()))
  const { flag, status } = (await one.stands()) ?? {}
  expect({ flag, status }).toEqual({ flag: status === 'approved', status })
})
