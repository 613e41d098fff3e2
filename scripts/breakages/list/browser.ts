import type { Breakage } from '../breakage'

const upkeep = 'lib/client/session-upkeep.ts'
const store = 'lib/client/session-store.ts'
const API = 'tests/unit/client-api.test.ts'
const UPKEEP = 'tests/unit/client-session-upkeep.test.ts'
const LATE = 'tests/unit/late-scripts.test.ts'
const STORE = 'tests/unit/client-session-store.test.ts'

/** What the browser keeps of a session, and what it sends. */
export const browser: Breakage[] = [
  {
    name: 'a lost anti-forgery cookie ends every form',
    file: 'lib/client/api.ts',
    find: 'if (answer.status !== 403 || !answer.errors?.xsrf) return answer',
    replace: 'if (answer.status > 0) return answer',
    seenBy: API,
  },
  {
    name: 'the browser sends no echo of its anti-forgery cookie',
    file: 'lib/client/api.ts',
    find: "if (antiForgery) headers['X-XSRF-TOKEN'] = antiForgery",
    replace: '',
    seenBy: API,
  },
  {
    name: 'an answer that is no JSON counts as a success',
    file: 'lib/client/api.ts',
    find: 'if (!isRecord(json)) return { ok: false, status, data: null }',
    replace: 'if (!isRecord(json)) return { ok: true, status, data: {} as Data }',
    seenBy: API,
  },
  {
    name: 'a 401 leaves the stored session standing',
    file: upkeep,
    find: 'if (answer.status === 401) clearSession()',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'a late answer brings back who has logged out',
    file: upkeep,
    find: 'if (currentSession()?.token !== token) return null',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'a logout that the server never heard of is forgotten',
    file: upkeep,
    find: 'if (logoutIsOwed()) endServerSession()',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'a broken stored user leaves its token behind',
    file: store,
    find: 'if (text !== null && !parseUser(text)) {',
    replace: 'if (text === "") {',
    seenBy: STORE,
  },
  {
    name: 'a token without a user is a session',
    file: store,
    find: 'session: token && user ? { token, user } : null',
    replace: "session: token ? { token, user: user ?? { id: '' } } : null",
    seenBy: STORE,
  },
  {
    name: 'an answer without a token is a session',
    file: store,
    find: "value.token !== '' && isUser(value.user)",
    replace: 'isUser(value.user)',
    seenBy: STORE,
  },
  {
    name: 'a name leaves its quotation marks in the style of the page',
    file: 'lib/client/boot-script.ts',
    find: String.raw`replace(/["\\\x00-\x1f\x7f]/g`,
    replace: String.raw`replace(/[\x00-\x1f\x7f]/g`,
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'the boot script takes a user without an id',
    file: 'lib/client/boot-script.ts',
    find: "if (!user || typeof user.id !== 'string') {",
    replace: 'if (!user) {',
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'where a visitor wanted to go is lost at the paywall',
    file: 'lib/client/boot-script.ts',
    find: "if (wish) link.search = '?next=' + encodeURIComponent(wish)",
    replace: '',
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'a subscriber is asked to subscribe',
    file: 'lib/client/boot-script.ts',
    find: 'subscribed = user.is_subscribed === 1',
    replace: 'subscribed = false',
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'who only reads fetches the framework all the same',
    file: 'server/late-scripts.ts',
    find: "if (document.querySelector('[data-live=now]')) loadOnceSeen(); else makeNextReady()",
    replace: 'loadOnceSeen()',
    seenBy: LATE,
  },
  {
    name: 'a press before the scripts are there is lost',
    file: 'server/late-scripts.ts',
    find: 'if (held.indexOf(control) < 0) held.push(control)',
    replace: '',
    seenBy: LATE,
  },
  {
    name: 'a page that is only made ready runs its scripts',
    file: 'server/late-scripts.ts',
    find: "if (document.prerendering) return document.addEventListener('prerenderingchange', load)",
    replace: '',
    seenBy: LATE,
  },
  {
    name: 'gated pages are made ready ahead',
    file: 'server/late-scripts.ts',
    find: "whom === 'everyone' && kind === 'page' && !secret",
    replace: "kind === 'page' && !secret",
    seenBy: LATE,
  },
  {
    name: 'a phone number is taken only as ten bare digits',
    file: 'base/text.ts',
    find: "text.replace(BETWEEN_DIGITS, '').replace(BEFORE_TEN_DIGITS, '')",
    replace: 'text',
    seenBy: 'tests/unit/typed.test.ts',
  },
  {
    name: 'a draft overwrites what is typed',
    file: 'lib/client/draft.ts',
    find: 'Object.hasOwn(values, name) && !values[name]',
    replace: 'Object.hasOwn(values, name)',
    seenBy: 'tests/unit/client-draft.test.ts',
  },
]
