import { describe, expect, test } from 'vitest'
import { loginsText } from '@/i18n/logins'
import { detectBrowser } from '@/lib/auth/browser'
import { factorCodeForm, formatRecoveryCode } from '@/lib/team/schema'
import { isTeamAccessOpen, roleIncludes, type SecondFactorState } from '@/lib/team-access/policy'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const REQUIRED = { required: true, fresh: false }
const newStepUp = (overrides: Partial<SecondFactorState> = {}): SecondFactorState => ({
  ...{ hasFactor: true, verified: MINUTE_SECONDS, loggedIn: HOUR_SECONDS, seen: MINUTE_SECONDS },
  ...overrides,
})

test('a manager has the rights of an editor, and not the other way round', () => {
  expect(roleIncludes('manager', 'editor')).toBe(true)
  expect(roleIncludes('manager', 'manager')).toBe(true)
  expect(roleIncludes('editor', 'editor')).toBe(true)
  expect(roleIncludes('editor', 'manager')).toBe(false)
})

test('accounts gives the ledger only: no rights of an editor, and editors do not see the ledger', () => {
  expect(roleIncludes('accounts', 'accounts')).toBe(true)
  expect(roleIncludes('manager', 'accounts')).toBe(true)
  expect(roleIncludes('accounts', 'editor')).toBe(false)
  expect(roleIncludes('accounts', 'manager')).toBe(false)
  expect(roleIncludes('editor', 'accounts')).toBe(false)
  for (const role of ['accounts', 'editor', 'manager', 'viewer'] as const)
    expect(roleIncludes(role, 'any')).toBe(true)
})

test('a viewer reads lists and statistics and nothing else; accounts does not', () => {
  for (const permission of ['schoolList', 'sessionList', 'statistics'] as const) {
    expect(roleIncludes('viewer', permission)).toBe(true)
    expect(roleIncludes('manager', permission)).toBe(true)
    expect(roleIncludes('accounts', permission)).toBe(false)
  }
  for (const role of ['editor', 'manager', 'accounts'] as const)
    expect(roleIncludes('viewer', role)).toBe(false)
  expect(roleIncludes('editor', 'schoolList')).toBe(false)
})

test('editors and managers publish policies', () => {
  for (const role of ['editor', 'manager'] as const)
    expect(roleIncludes(role, 'policies')).toBe(true)
  for (const role of ['accounts', 'viewer'] as const)
    expect(roleIncludes(role, 'policies')).toBe(false)
})

describe('team access', () => {
  test.each<[string, Partial<SecondFactorState>, boolean]>([
    ['is open with a fresh second factor', {}, true],
    ['is closed without a second factor in this login', { verified: null }, false],
    [
      'is closed without a second factor after a fresh login',
      { hasFactor: false, loggedIn: 0 },
      false,
    ],
    [
      'is closed without a second factor despite a verification',
      { hasFactor: false, verified: 0 },
      false,
    ],
    [
      'is open just under twelve hours after the second factor',
      { verified: 12 * HOUR_SECONDS - 1 },
      true,
    ],
    ['is closed twelve hours after the second factor', { verified: 12 * HOUR_SECONDS }, false],
    [
      'is open just under two hours after the last use',
      { verified: 3 * HOUR_SECONDS, seen: 2 * HOUR_SECONDS - 1 },
      true,
    ],
    [
      'is closed two hours after the last use',
      { verified: 3 * HOUR_SECONDS, seen: 2 * HOUR_SECONDS },
      false,
    ],
    ['is open an hour after an unused second factor', { verified: HOUR_SECONDS, seen: null }, true],
    [
      'is closed two hours after an unused second factor',
      { verified: 2 * HOUR_SECONDS, seen: null },
      false,
    ],
  ])('%s', (_, overrides, isOpen) => {
    expect(isTeamAccessOpen(newStepUp(overrides), REQUIRED)).toBe(isOpen)
  })

  test.each<[string, Partial<SecondFactorState>, boolean]>([
    ['a fresh login', { loggedIn: MINUTE_SECONDS, seen: null }, true],
    ['a login unused for two hours', { loggedIn: 2 * HOUR_SECONDS, seen: null }, false],
    ['an old login in constant use', { loggedIn: 9 * HOUR_SECONDS }, true],
    ['a login twelve hours ago', { loggedIn: 12 * HOUR_SECONDS }, false],
    ['a repeated password', { loggedIn: 20 * HOUR_SECONDS, verified: MINUTE_SECONDS }, true],
  ])('with an optional second factor and none set: %s', (_, overrides, isOpen) => {
    const stepUp = newStepUp({ hasFactor: false, verified: null, ...overrides })
    expect(isTeamAccessOpen(stepUp, { required: false, fresh: false })).toBe(isOpen)
    expect(isTeamAccessOpen(stepUp, REQUIRED)).toBe(false)
  })

  test('asks again after fifteen minutes for sensitive actions', () => {
    const freshRule = { required: true, fresh: true }
    expect(isTeamAccessOpen(newStepUp({ verified: 15 * MINUTE_SECONDS - 1 }), freshRule)).toBe(true)
    expect(isTeamAccessOpen(newStepUp({ verified: 15 * MINUTE_SECONDS }), freshRule)).toBe(false)
    // Where a factor is set, a fresh login does not replace it.
    const freshLogin = newStepUp({ verified: null, loggedIn: 0 })
    expect(isTeamAccessOpen(freshLogin, { required: false, fresh: true })).toBe(false)
  })
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['o12-345', '012345'],
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
  ['ABCD EFGH IKLO', 'ABCDEFGH1K10'],
])('reads the code %s as %s', (input, code) => {
  expect(factorCodeForm.parse({ code: input })).toEqual({ code })
})

test.each(['', '12345', '1234567', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKM!', 7, null])(
  'rejects the code %s',
  (code) => {
    expect(factorCodeForm.safeParse({ code }).success).toBe(false)
  },
)

test('a recovery code is written in groups', () => {
  expect(formatRecoveryCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
})

const CHROME_AGENT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'
test.each([
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME_AGENT}`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME_AGENT} Edg/141.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', 'A browser on a Mac'],
  ['curl/8.0', 'A browser'],
  [null, 'A browser'],
])('shows %s as %s', (userAgent, label) => {
  expect(loginsText().device(detectBrowser(userAgent))).toBe(label)
})

test('stores only two words of a user agent', () => {
  expect(detectBrowser(`Firefox/140.0 Windows <script> ${'x'.repeat(9_000)}`)).toBe(
    'firefox/windows',
  )
})
