import { describe, expect, test } from 'vitest'
import { browserOf } from '@/lib/auth/browser'
import { isAtHome, may, type Shown } from '@/lib/team/policy'
import { asWritten, factorCode } from '@/lib/team/schema'
import { loginsWords } from '@/words/logins'

const MINUTE = 60
const HOUR = 60 * MINUTE
const required = { required: true, fresh: false }
const shown = (over: Partial<Shown> = {}): Shown => ({
  ...{ hasFactor: true, proven: MINUTE, loggedIn: HOUR, seen: MINUTE },
  ...over,
})

test('a manager may what an editor may, and not the other way round', () => {
  expect(may('manager', 'editor')).toBe(true)
  expect(may('manager', 'manager')).toBe(true)
  expect(may('editor', 'editor')).toBe(true)
  expect(may('editor', 'manager')).toBe(false)
})

describe('the team’s side', () => {
  test.each<[string, Partial<Shown>, boolean]>([
    ['with the factor shown just now', {}, true],
    ['with a factor that was never shown in this login', { proven: null }, false],
    ['without any factor, however fresh the login', { hasFactor: false, loggedIn: 0 }, false],
    ['without any factor, though something was shown', { hasFactor: false, proven: 0 }, false],
    ['shown a little less than twelve hours ago', { proven: 12 * HOUR - 1 }, true],
    ['shown twelve hours ago', { proven: 12 * HOUR }, false],
    ['used a little less than two hours ago', { proven: 3 * HOUR, seen: 2 * HOUR - 1 }, true],
    ['last used two hours ago', { proven: 3 * HOUR, seen: 2 * HOUR }, false],
    ['shown an hour ago and never used since', { proven: HOUR, seen: null }, true],
    ['shown two hours ago and never used since', { proven: 2 * HOUR, seen: null }, false],
  ])('%s', (_, over, opens) => {
    expect(isAtHome(shown(over), required)).toBe(opens)
  })

  test.each<[string, Partial<Shown>, boolean]>([
    ['logged in just now', { loggedIn: MINUTE, seen: null }, true],
    ['logged in two hours ago and not used since', { loggedIn: 2 * HOUR, seen: null }, false],
    ['logged in long ago, used all the time', { loggedIn: 9 * HOUR }, true],
    ['logged in twelve hours ago', { loggedIn: 12 * HOUR }, false],
    ['the password given again', { loggedIn: 20 * HOUR, proven: MINUTE }, true],
  ])('where the factor is optional and none is set: %s', (_, over, opens) => {
    const member = shown({ hasFactor: false, proven: null, ...over })
    expect(isAtHome(member, { required: false, fresh: false })).toBe(opens)
    expect(isAtHome(member, required)).toBe(false)
  })

  test('asks again for what is delicate after fifteen minutes', () => {
    const fresh = { required: true, fresh: true }
    expect(isAtHome(shown({ proven: 15 * MINUTE - 1 }), fresh)).toBe(true)
    expect(isAtHome(shown({ proven: 15 * MINUTE }), fresh)).toBe(false)
    // Where a factor is set, a fresh login does not stand in for it.
    const loggedIn = shown({ proven: null, loggedIn: 0 })
    expect(isAtHome(loggedIn, { required: false, fresh: true })).toBe(false)
  })
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['o12-345', '012345'],
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
  ['ABCD EFGH IKLO', 'ABCDEFGH1K10'],
])('the code %s is read as %s', (typed, code) => {
  expect(factorCode.parse({ code: typed })).toEqual({ code })
})

test.each(['', '12345', '1234567', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKM!', 7, null])(
  'the code %s is refused',
  (code) => {
    expect(factorCode.safeParse({ code }).success).toBe(false)
  },
)

test('a recovery code is written in groups', () => {
  expect(asWritten('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
})

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'
test.each([
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME}`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Edg/141.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', 'A browser on a Mac'],
  ['curl/8.0', 'A browser'],
  [null, 'A browser'],
])('%s is told as %s', (said, told) => {
  expect(loginsWords().device(browserOf(said))).toBe(told)
})

test('nothing of what a browser says is kept but two words', () => {
  expect(browserOf(`Firefox/140.0 Windows <script> ${'x'.repeat(9_000)}`)).toBe('firefox/windows')
})
