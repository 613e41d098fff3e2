import type { Mutation } from '../mutation'

const upkeep = 'lib/client/session-upkeep.ts'
const UPKEEP = 'tests/unit/client-session-upkeep.test.ts'
const LATE = 'tests/unit/deferred-scripts.test.ts'
const speaker = 'components/library/reader/aloud/speaker.ts'
const ALOUD = 'tests/unit/reading-aloud.test.ts'

export const browser: Mutation[] = [
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
    name: 'a name can break out of the style of the page',
    file: 'lib/client/boot-script.ts',
    find: String.raw`replace(/["\\\x00-\x1f\x7f]/g`,
    replace: String.raw`replace(/[\x00-\x1f\x7f]/g`,
    seenBy: 'tests/unit/client-boot-script.test.ts',
  },
  {
    name: 'a form page loads its scripts although the visitor saves data',
    file: 'server/deferred-scripts.ts',
    find: 'if (navigator.connection && navigator.connection.saveData) return',
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
    name: 'a draft overwrites newer input',
    file: 'lib/client/draft.ts',
    find: 'Object.hasOwn(values, name) && !values[name]',
    replace: 'Object.hasOwn(values, name)',
    seenBy: 'tests/unit/client-draft.test.ts',
  },
  {
    name: 'a passage is read with the voice of another language',
    file: 'components/library/reader/aloud/voices.ts',
    find: '.filter((voice) => getBaseLanguage(voice.lang) === base)',
    replace: '.filter(() => base)',
    seenBy: ALOUD,
  },
  {
    name: 'the end of a sentence that was cancelled goes to the next one',
    file: speaker,
    find: 'utterance.onend = () => utterance === current && next()',
    replace: 'utterance.onend = () => next()',
    seenBy: ALOUD,
  },
  {
    name: 'a voice that fell silent is waited for without end',
    file: speaker,
    find: "() => fail('silent'),",
    replace: '() => {},',
    seenBy: ALOUD,
  },
]
