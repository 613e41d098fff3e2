// @module-tag ci
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PolicyName } from '@/base/policy-kinds'
import { bumpContentVersion } from '@/db/bump-content-version'
import type { Db } from '@/db/client'
import { policyVersions, policyWithdrawals, users } from '@/db/schema'
import { findViewerBySession, startSession } from '@/lib/auth/sessions'
import { buildNotices, markNoticeSeen } from '@/lib/privacy/notices'
import { openInProcessDatabase } from '../support/in-process'
import { newRegisteredUser } from '../support/registered-users'
import { setClock } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())
beforeEach(async () => {
  await setToday('2026-12-01')
  await db.execute(sql`truncate policy_versions, policy_withdrawals cascade`)
  await bumpContentVersion(db)
})

/** How often a process without our server reads the content version. */
const OWN_CHECK_INTERVAL_MS = 1_000

const setToday = (day: string) => setClock(db, `timestamptz '${day} 12:00+05:30'`)

async function addVersion(policy: PolicyName, number: number, effectiveFrom: string) {
  const body = `Text ${number}`
  await db.insert(policyVersions).values({ policy, number, body, effectiveFrom, summary: body })
  await bumpContentVersion(db)
}

async function newReader() {
  const { id, passwordHash } = await newRegisteredUser(db)
  const session = await startSession(db, { userId: id, passwordHash })
  const readPolicies = async () => {
    const viewer = await findViewerBySession(session?.id ?? '')
    return (await buildNotices(viewer ?? {})).policies
  }
  return { id, readPolicies }
}

test('users are told of each version once, before it is in force', async () => {
  const { id, readPolicies } = await newReader()
  await expect.poll(readPolicies).toBeUndefined()
  await addVersion('terms', 2, '2026-12-15')
  const news = {
    ...{ policy: 'terms', number: 2, effective_from: '2026-12-15' },
    summary: 'Text 2',
  }
  await expect.poll(readPolicies).toEqual([news])
  await markNoticeSeen(id, { policy: 'privacy', number: 1 })
  expect(await readPolicies()).toEqual([news])
  await markNoticeSeen(id, { policy: 'terms', number: 2 })
  expect(await readPolicies()).toBeUndefined()
  await setToday('2026-12-15')
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + OWN_CHECK_INTERVAL_MS })
  expect(await readPolicies()).toBeUndefined()
})

test('a new user has seen the version in force, and gets a notice of a coming one', async () => {
  await setToday('2026-12-15')
  await addVersion('terms', 2, '2026-12-15')
  await addVersion('privacy', 2, '2026-12-15')
  await addVersion('privacy', 3, '2026-12-31')
  const { id, readPolicies } = await newReader()
  const [user] = await db.select().from(users).where(eq(users.id, id))
  expect(user).toMatchObject({ privacyVersionSeen: 2, termsVersionSeen: 2 })
  await expect.poll(readPolicies).toMatchObject([{ policy: 'privacy', number: 3 }])
})

test('a notice ends when the version is withdrawn, and the next version has a new notice', async () => {
  await addVersion('privacy', 3, '2026-12-31')
  const { id, readPolicies } = await newReader()
  await expect.poll(readPolicies).toMatchObject([{ policy: 'privacy', number: 3 }])
  await markNoticeSeen(id, { policy: 'privacy', number: 99 })
  expect(await readPolicies()).toBeUndefined()
  const other = await newReader()
  await db.insert(policyWithdrawals).values({ policy: 'privacy', number: 3 })
  await bumpContentVersion(db)
  await expect.poll(other.readPolicies).toBeUndefined()
  await addVersion('privacy', 4, '2026-12-31')
  await expect.poll(readPolicies).toMatchObject([{ policy: 'privacy', number: 4 }])
})

test('a published privacy policy replaces the notice about the text of the code', async () => {
  const { id } = await newReader()
  const readNotice = async () => {
    const { noticeSeen, privacyVersionSeen } = (
      await db.select().from(users).where(eq(users.id, id))
    )[0] ?? { noticeSeen: null, privacyVersionSeen: null }
    const versionsSeen = { privacy: privacyVersionSeen, terms: null }
    const notices = { noticeSeen, versionsSeen, erasureDay: null, takeover: null }
    return (await buildNotices({ notices })).notice
  }
  await db.update(users).set({ noticeSeen: '2025-01-01' }).where(eq(users.id, id))
  await addVersion('privacy', 2, '2026-12-01')
  await expect.poll(readNotice).toBeUndefined()
  await db.execute(sql`truncate policy_versions cascade`)
  await bumpContentVersion(db)
  await expect.poll(readNotice).toBe('2026-11-25')
})
