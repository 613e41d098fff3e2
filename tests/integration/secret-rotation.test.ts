import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import { authenticators } from '@/db/schema'
import { createChallenge } from '@/lib/auth/challenge'
import { createCsrfToken, createSessionCookies, readSessionId } from '@/lib/auth/cookies'
import { encrypt } from '@/lib/auth/secrets'
import { createDeviceCookie, hasAttemptsLeft } from '@/lib/auth/trusted-devices'
import { createRecordCode } from '@/lib/learning/record/check'
import { createUnsubscribeToken, getMailboxId, unsubscribe } from '@/lib/mail/unsubscribe'
import { findInvitation } from '@/lib/schools/invitation/invitation'
import { buildJoinUrl } from '@/lib/schools/invitation/links'
import { createOrExtendInvitation } from '@/lib/schools/invitation/send'
import { getStaffRoomLink } from '@/lib/schools/my-school'
import { createStaffRoomLink } from '@/lib/schools/staff-room'
import { reencryptAuthenticators } from '@/lib/team/authenticator'
import { consumeRecoveryCode, renewRecoveryCodes } from '@/lib/team/recovery-codes'
import { readAuthenticator } from '@/lib/team/verify-second-factor'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool, newUser } from '../support/schools'

/** What AUTH_SECRET signs or encrypts, before, during and after its replacement (docs/incident.md). */

const [OLD, NEW] = [
  'the old secret of the site, long enough',
  'the new secret of the site, long enough',
]
const EMAIL = 'asha@school.example'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let userId: string
beforeAll(async () => {
  site = await openInProcessDatabase({ AUTH_SECRET: OLD })
  userId = (await newUser(site.db)).id
})
afterAll(() => site?.close())

function useSecrets(current: string, previous: string) {
  vi.stubEnv('AUTH_SECRET', current)
  vi.stubEnv('AUTH_SECRET_PREVIOUS', previous)
  resetProcessSingleton('settings')
  resetProcessSingleton('opened cookies')
}

/** `create` is called with the old secret and returns how to ask whether its result still works. */
type Credential = { create: () => Promise<() => Promise<boolean>> }

const toPair = (cookie = '') => cookie.split(';')[0] ?? ''

const credentials: Record<string, Credential> = {
  'login cookies': {
    create: async () => {
      // One each, because a process remembers the cookies that it has read.
      const headers = [1, 2].map(() => toPair(createSessionCookies(userId)[0]))
      return async () => {
        return (await readSessionId(headers.pop() ?? '')) === userId
      }
    },
  },
  'forms that are open in a browser': {
    create: async () => {
      const token = createCsrfToken(userId)
      return async () => (await import('@/lib/auth/cookies')).isValidCsrfToken(userId, token)
    },
  },
  'browsers known for an account': {
    create: async () => {
      const origin = { ip: '192.0.2.1', cookieHeader: toPair(createDeviceCookie(EMAIL)) }
      const trust = { knownAddress: false, accessRevokedAt: null }
      return async () => {
        return hasAttemptsLeft(site.db, 'LOGIN_TRUSTED', { email: EMAIL, origin, trust })
      }
    },
  },
  'passkey requests in progress': {
    create: async () => {
      const createAnswer = () => Buffer.from(createChallenge('log-in', null)).toString('base64url')
      const answers = [createAnswer(), createAnswer(), createAnswer()]
      return async () =>
        (await import('@/lib/auth/challenge')).consumeChallenge(answers.pop() ?? '', 'log-in', null)
    },
  },
  'authenticator apps of the team': {
    create: async () => {
      const encryptedSecret = encrypt('authenticator', userId, 'secret of the app')
      await site.db.insert(authenticators).values({ userId, encryptedSecret })
      return async () => {
        return (await readAuthenticator(site.db, userId))?.secret === 'secret of the app'
      }
    },
  },
  'recovery codes of the team': {
    create: async () => {
      const codes = await renewRecoveryCodes(site.db, userId)
      return async () => {
        return consumeRecoveryCode(site.db, userId, codes.pop()?.replaceAll('-', '') ?? '')
      }
    },
  },
  'staff room codes': {
    create: async () => {
      const { coordinator, id } = await newSchool(site.db)
      const link = await createStaffRoomLink(coordinator)
      return async () => {
        const invitation = await findInvitation(site.db, link.split('/').at(-1) ?? '')
        const shown = await getStaffRoomLink(id)
        expect(shown?.url ?? null).toBe(invitation ? link : null)
        return invitation !== null
      }
    },
  },
  'emailed invitations': {
    create: async () => {
      const { id: schoolId } = await newSchool(site.db)
      const { id } = await createOrExtendInvitation(site.db, schoolId, EMAIL, 'teacher')
      const token = buildJoinUrl(id).split('/').at(-1) ?? ''
      return async () => {
        return (await findInvitation(site.db, token)) !== null
      }
    },
  },
  'unsubscribe links': {
    create: async () => {
      const token = createUnsubscribeToken({ userId, kind: 'news' })
      return async () =>
        (await import('@/lib/mail/unsubscribe')).parseUnsubscribeToken(token) !== null
    },
  },
  'declined invitations': {
    create: async () => {
      await unsubscribe({ userId: getMailboxId(EMAIL), kind: 'invitations' })
      return async () =>
        (await import('@/lib/mail/unsubscribe')).hasDeclinedInvitations(site.db, EMAIL)
    },
  },
  'codes on printed learning records': {
    create: async () => {
      const minutes = { ours: 60, government: 0, inHouse: 0, other: 0 }
      const code = createRecordCode({ userId, firstYear: 2026, day: '2026-11-01', ...minutes })
      return async () =>
        (await import('@/lib/learning/record/check')).parseRecordCode(code) !== null
    },
  },
}

/** Per name, whether it still works without the previous secret, as the page says. */
function readPromises() {
  const page = readFileSync('docs/incident.md', 'utf8')
  const section = page.slice(page.indexOf('## A new AUTH_SECRET'))
  const rows = [...section.matchAll(/^\| ([a-z][\w ]+?) +\| (continue|end)/gm)]
  return Object.fromEntries(rows.map(([, name = '', effect]) => [name, effect === 'continue']))
}

describe('a new AUTH_SECRET', () => {
  const checks = new Map<string, () => Promise<boolean>>()
  beforeAll(async () => {
    for (const [name, { create }] of Object.entries(credentials)) checks.set(name, await create())
  })
  const checkAll = async () => {
    const results: Record<string, boolean> = {}
    for (const [name, check] of checks) results[name] = await check()
    return results
  }
  const everything = Object.fromEntries(Object.keys(credentials).map((name) => [name, true]))

  test('the page lists what it signs or encrypts', () => {
    expect(Object.keys(readPromises()).sort()).toEqual(Object.keys(credentials).sort())
  })

  test('with the previous one beside it, everything continues', async () => {
    useSecrets(NEW, OLD)
    expect(await checkAll()).toEqual(everything)
  })

  test('without the previous one, what the page says continues, and the rest ends', async () => {
    expect(await reencryptAuthenticators()).toEqual({ renewed: 1, unreadable: 0 })
    useSecrets(NEW, '')
    expect(await checkAll()).toEqual(readPromises())
  })

  test('an invitation that is sent again carries a link that works', async () => {
    useSecrets(OLD, '')
    const { id: schoolId } = await newSchool(site.db)
    const email = 'ravi@school.example'
    const load = () => import('@/lib/schools/invitation/send')
    await (await load()).createOrExtendInvitation(site.db, schoolId, email, 'teacher')
    useSecrets(NEW, '')
    const { id } = await (await load()).createOrExtendInvitation(
      site.db,
      schoolId,
      email,
      'teacher',
    )
    const token = buildJoinUrl(id).split('/').at(-1) ?? ''
    expect((await findInvitation(site.db, token))?.id).toBe(id)
  })
})
