import type { Mutation } from '../mutation'

const upkeep = 'lib/client/session-upkeep.ts'
const store = 'lib/client/session-store.ts'
const API = 'tests/unit/client-api.test.ts'
const UPKEEP = 'tests/unit/client-session-upkeep.test.ts'
const LATE = 'tests/unit/deferred-scripts.test.ts'
const STORE = 'tests/unit/client-session-store.test.ts'

export const browser: Mutation[] = [
  {
    name: 'a stale anti-forgery cookie breaks every form',
    file: 'lib/client/api.ts',
    find: 'if (outcome.status !== 403 || !outcome.errors?.xsrf) return outcome',
    replace: 'if (outcome.status > 0) return outcome',
    seenBy: API,
  },
  {
    name: 'the browser does not send its anti-forgery token',
    file: 'lib/client/api.ts',
    find: "if (csrfToken) headers['X-XSRF-TOKEN'] = csrfToken",
    replace: '',
    seenBy: API,
  },
  {
    name: 'a response without JSON counts as a success',
    file: 'lib/client/api.ts',
    find: 'if (!isRecord(json)) return { ok: false, status, data: null }',
    replace: 'if (!isRecord(json)) return { ok: true, status, data: {} as Data }',
    seenBy: API,
  },
  {
    name: 'a 401 keeps the stored session',
    file: upkeep,
    find: 'if (outcome.status === 401) clearSession()',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'a late response restores a logged-out user',
    file: upkeep,
    find: 'if (currentSession()?.token !== token) return null',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'a failed logout request is not repeated',
    file: upkeep,
    find: 'if (isLogoutPending()) endServerSession()',
    replace: '',
    seenBy: UPKEEP,
  },
  {
    name: 'an unreadable stored user keeps its token',
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
    name: 'a response without a token is a session',
    file: store,
    find: "value.token !== '' && isStoredUser(value.user)",
    replace: 'isStoredUser(value.user)',
    seenBy: STORE,
  },
  {
    name: 'a name can break out of the style of the page',
    file: 'lib/client/boot-script.ts',
    find: String.raw`replace(/["\\\x00-\x1f\x7f]/g`,
    replace: String.raw`replace(/[\x00-\x1f\x7f]/g`,
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'the boot script accepts a user without an id',
    file: 'lib/client/boot-script.ts',
    find: "if (!user || typeof user.id !== 'string') {",
    replace: 'if (!user) {',
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'the paywall loses the next path',
    file: 'lib/client/boot-script.ts',
    find: "if (nextPath) link.search = '?next=' + encodeURIComponent(nextPath)",
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
    name: 'static pages load the framework without need',
    file: 'server/deferred-scripts.ts',
    find: 'makeNextReady();\n    if (document.querySelector(used))',
    replace: 'loadOnceSeen();\n    if (document.querySelector(used))',
    seenBy: LATE,
  },
  {
    name: 'a form page loads its scripts although the visitor saves data',
    file: 'server/deferred-scripts.ts',
    find: 'if (navigator.connection && navigator.connection.saveData) return',
    replace: '',
    seenBy: LATE,
  },
  {
    name: 'a click before the scripts are loaded is lost',
    file: 'server/deferred-scripts.ts',
    find: 'if (held.indexOf(control) < 0) held.push(control)',
    replace: '',
    seenBy: LATE,
  },
  {
    name: 'a prerendered page runs its scripts',
    file: 'server/deferred-scripts.ts',
    find: "if (document.prerendering) return document.addEventListener('prerenderingchange', load)",
    replace: '',
    seenBy: LATE,
  },
  {
    name: 'gated pages are prerendered',
    file: 'server/deferred-scripts.ts',
    find: "audience === 'everyone' && kind === 'page' && !hasSecretUrl",
    replace: "kind === 'page' && !hasSecretUrl",
    seenBy: LATE,
  },
  {
    name: 'a phone number is accepted as ten digits only',
    file: 'base/text.ts',
    find: "text.replace(DIGIT_SEPARATORS, '').replace(COUNTRY_PREFIX, '')",
    replace: 'text',
    seenBy: 'tests/unit/form-values.test.ts',
  },
  {
    name: 'a draft overwrites newer input',
    file: 'lib/client/draft.ts',
    find: 'Object.hasOwn(values, name) && !values[name]',
    replace: 'Object.hasOwn(values, name)',
    seenBy: 'tests/unit/client-draft.test.ts',
  },
]
