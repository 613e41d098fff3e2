// @module-tag slow
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LiveSessionDetails } from '@/components/live-sessions/public-sessions/live-session-details'
import { LiveSessionNotices } from '@/components/live-sessions/registration/live-session-notices'
import { RegistrationActions } from '@/components/live-sessions/registration/registration-actions'
import { RegistrationResultAlert } from '@/components/live-sessions/registration/registration-result-alert'
import { LiveSessionKicker } from '@/components/live-sessions/session/live-session-kicker'
import { feedbackText } from '@/i18n/feedback'
import { liveSessionText } from '@/i18n/live-sessions'
import { getLiveSessionPhase } from '@/lib/live-sessions/policy'
import {
  buildSessionRegistration,
  type SessionRegistrationRow,
} from '@/lib/live-sessions/registration/registration'
import { takeThird } from '../support/full-run'
import { newSampleSession } from '../support/sample-live-sessions'

/** Texts and actions of a session's page in every phase and for every user must not contradict. */

const START = new Date('2026-11-28T04:30:00Z')
const SESSION_MINUTES = 60

const PHASES = {
  upcoming: [-3 * 24 * 60, -15.01],
  open: [-15, -0.01],
  live: [0, 20, 39.9],
  'live, code': [40, 59.9],
  'over, code': [60, 89.9],
  over: [90, 24 * 60],
  cancelled: [-60, 30, 120],
} as const

/** Of the attendance; a certificate exists once the session is closed. */
const OUTCOMES = [
  { present: false, closed: false, certificate: null },
  { present: true, closed: false, certificate: null },
  { present: true, closed: true, certificate: null },
  { present: true, closed: true, certificate: 'UNS-2026-7K3M9Q' },
]

type RegistrationTestPhase = keyof typeof PHASES
type RegistrationCase = {
  phase: RegistrationTestPhase
  row: SessionRegistrationRow
  isSubscribed: boolean
}

const cases: RegistrationCase[] = (Object.keys(PHASES) as RegistrationTestPhase[]).flatMap(
  (phase) =>
    PHASES[phase].flatMap((minutes) =>
      createRows().map(({ isSubscribed, ...row }) => ({
        phase,
        isSubscribed,
        row: {
          ...row,
          state: phase === 'cancelled' ? ('cancelled' as const) : ('published' as const),
          now: new Date(START.getTime() + minutes * 60_000),
        },
      })),
    ),
)

function createRows() {
  const combinations: (Omit<SessionRegistrationRow, 'now' | 'state'> & {
    isSubscribed: boolean
  })[] = []
  for (const mine of [null, 'registered', 'waiting', 'cancelled'] as const)
    for (const [capacity, taken] of [
      [null, 0],
      [10, 9],
      [10, 10],
    ] as const)
      for (const outcome of OUTCOMES)
        for (const joinedAt of [START, null])
          for (const attendanceMethod of ['code', 'joining'] as const)
            for (const audience of ['user', 'subscriber'] as const)
              for (const isSubscribed of [true, false])
                combinations.push({
                  ...{
                    mine,
                    capacity,
                    taken,
                    ...outcome,
                    joinedAt,
                    attendanceMethod,
                    audience,
                    isSubscribed,
                  },
                  ...{
                    title: 'Read the water meter',
                    language: 'en' as const,
                    startsAt: START,
                    minutes: SESSION_MINUTES,
                    ahead: 2,
                  },
                  ...{ cancelReason: 'The host is ill.', recordingUrl: null },
                  ...{ feedbackOpen: true, feedbackGiven: false },
                  recordingVideoId: 'circle-opening',
                })
  return combinations
}

const sessionTexts = liveSessionText()
const { registration: registrationTexts } = sessionTexts

function renderCase({ row, isSubscribed }: RegistrationCase) {
  const registration = buildSessionRegistration('a-session', row, { isSubscribed })
  const html = renderToStaticMarkup(<RegistrationActions registration={registration} xsrf="echo" />)
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
  const actions = [...html.matchAll(/action="\/api\/series\/a-session\/([a-z-]+)"/g)].map(
    ([, action]) => action,
  )
  return { registration, html, text, acts: actions }
}

function findContradictions(testCase: RegistrationCase): string[] {
  const { phase, row, isSubscribed } = testCase
  const { text, acts: actions, html } = renderCase(testCase)
  const hasCertificate = row.certificate !== null
  const hasText = (sentence: string) => text.includes(sentence)
  const hasAction = (action: string) => actions.includes(action)
  const isInAudience = row.audience === 'user' || isSubscribed
  const isFull = row.capacity !== null && row.taken >= row.capacity
  const ownState = row.mine === 'cancelled' ? null : row.mine
  const isAdmitted = isInAudience && (ownState === 'registered' || (ownState === null && !isFull))
  const isJoinable = phase === 'open' || phase.startsWith('live')
  const canEnterCode =
    phase.endsWith('code') &&
    isInAudience &&
    row.attendanceMethod === 'code' &&
    !row.present &&
    (ownState === 'registered' || row.capacity === null)
  const rules: [string, boolean][] = [
    ['says nothing', text.trim() === ''],
    ['offers one act twice', new Set(actions).size !== actions.length],
    ['offers to join when it is not possible', hasAction('join') && !(isJoinable && isAdmitted)],
    ['hides joining', !hasAction('join') && isJoinable && isAdmitted],
    ['offers to join a full session', hasAction('join') && hasText(registrationTexts.full)],
    ['offers to join now and later', hasAction('join') && hasText('You can join from')],
    ['names when to join too late', hasText('You can join from') && phase !== 'upcoming'],
    [
      'is over and is not',
      hasText(registrationTexts.over) !== (phase.startsWith('over') && !row.present),
    ],
    ['registers for what has begun', hasAction('register') && phase !== 'upcoming'],
    ['registers twice', hasAction('register') && (ownState !== null || !isInAudience)],
    ['cancels what is not held', hasAction('cancel-registration') && ownState === null],
    ['cancels after attendance', hasAction('cancel-registration') && row.present],
    ['cancels what is over', hasAction('cancel-registration') && phase.startsWith('over')],
    [
      'is registered and is not',
      hasText(registrationTexts.notRegistered) !== (hasAction('join') && ownState === null),
    ],
    ['registered and waiting', hasText(registrationTexts.registered) && hasText('waiting list')],
    ['waits without waiting', hasText('on the waiting list') && ownState !== 'waiting'],
    ['takes a code at the wrong time', hasAction('attendance') !== canEnterCode],
    [
      'takes a code now and later',
      hasAction('attendance') && hasText('you can enter the attendance code on'),
    ],
    ['records attendance again', hasText(registrationTexts.joining) && row.present],
    [
      'attended and did not',
      hasText(registrationTexts.present) !== (row.present && !row.closed && phase !== 'cancelled'),
    ],
    [
      'has a certificate and has not',
      hasText(registrationTexts.certificate) !== (hasCertificate && phase !== 'cancelled'),
    ],
    [
      'says what the certificate waits for when it does not',
      hasText(registrationTexts.certificateWaits) !==
        (row.present && row.closed && !hasCertificate && phase !== 'cancelled'),
    ],
    ['has two prominent actions', (html.match(/button-accent/g) ?? []).length > 1],
    ['has two bars on a phone', (html.match(/join-bar/g) ?? []).length > 1],
    ['cancelled and is not', hasText(sessionTexts.cancelled) !== (phase === 'cancelled')],
    ['offers something that is cancelled', phase === 'cancelled' && actions.length > 0],
    [
      'offers a recording before the end',
      hasText(registrationTexts.recording) && !phase.startsWith('over'),
    ],
    ['asks a subscriber to subscribe', hasText(registrationTexts.subscribe) && isInAudience],
    [
      'leaves this page to join',
      hasAction('join') && !/ rel="noopener"[^>]* target="_blank"/.test(html),
    ],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

test.each(Object.keys(PHASES) as RegistrationTestPhase[])(
  'texts and actions do not contradict: %s',
  (phase) => {
    const phaseCases = takeThird(cases.filter((testCase) => testCase.phase === phase))
    expect(phaseCases.length).toBeGreaterThan(100)
    const brokenCases = phaseCases.flatMap((testCase) => {
      const rules = findContradictions(testCase)
      return rules.length > 0 ? [`${rules.join(', ')}: ${JSON.stringify(testCase)}`] : []
    })
    expect(brokenCases.slice(0, 5)).toEqual([])
  },
)

test('what a form answered is not what the page says anyway', () => {
  const { results } = sessionTexts
  const codeCases = cases.filter(
    ({ phase, row }) =>
      ['upcoming', 'live, code'].includes(phase) &&
      row.attendanceMethod === 'code' &&
      row.audience === 'user' &&
      row.taken === 9 &&
      !row.joinedAt,
  )
  for (const testCase of codeCases) {
    const { registration, text } = renderCase(testCase)
    const alert = (code: string) =>
      renderToStaticMarkup(<RegistrationResultAlert code={code} registration={registration} />)
    for (const code of ['registered', 'waiting', 'present']) {
      const sentences = alert(code)
        .replaceAll(/<[^>]*>/g, '')
        .split('. ')
      for (const sentence of sentences.filter(Boolean)) expect(text).not.toContain(sentence)
    }
    if (registration.mine === 'registered')
      expect(alert('registered')).toContain(results.registered)
  }
})

const REGISTERED = { mine: 'registered' as const }
const ATTENDED = { ...REGISTERED, present: true, joinedAt: START }

/** The one prominent action, by its words; null for none. */
test.each([
  ['a new user', -60, {}, 'register'],
  ['a new user of a full session', -60, { capacity: 10, taken: 10 }, 'wait'],
  ['a registered user', -60, REGISTERED, null],
  ['a user on the waiting list', -60, { mine: 'waiting', capacity: 10, taken: 10 }, null],
  ['a registered user', -5, REGISTERED, 'join'],
  ['a new user', 5, {}, 'join'],
  ['a new user of a full session', 5, { capacity: 10, taken: 10 }, null],
  ['a user who joined', 20, { ...REGISTERED, joinedAt: START }, 'joinAgain'],
  ['a user who joined', 50, { ...REGISTERED, joinedAt: START }, 'submitAttendanceCode'],
  ['a registered user who has not joined', 50, REGISTERED, 'join'],
  ['a registered user', 70, REGISTERED, 'submitAttendanceCode'],
  ['a user without a subscription', -60, { audience: 'subscriber' }, 'subscribe'],
  ['a user who was absent', 120, { ...REGISTERED, recordingVideoId: null }, null],
  ['a user who was absent', 120, REGISTERED, 'recording'],
  ['a user who attended', 120, { ...ATTENDED, feedbackOpen: true }, 'feedback'],
  ['a user whose certificate waits', 120, { ...ATTENDED, closed: true }, 'seeWhatWaits'],
  [
    'a user with a certificate',
    120,
    { ...ATTENDED, closed: true, certificate: 'UNS-2026-7K3M9Q', feedbackOpen: true },
    'certificate',
  ],
  ['anyone, of a cancelled session', -60, { ...REGISTERED, state: 'cancelled' }, null],
] as const)(
  'the prominent action of %s, %d minutes after the start',
  (...[, minutes, row, name]) => {
    const registration = buildSessionRegistration(
      'a-session',
      {
        ...{ state: 'published', title: 'Water', language: 'en', startsAt: START, minutes: 60 },
        ...{ audience: 'user', capacity: null, attendanceMethod: 'code', cancelReason: null },
        ...{ recordingVideoId: 'circle-opening', recordingUrl: null, mine: null, joinedAt: null },
        ...{ taken: 0, ahead: 0, present: false, feedbackOpen: false, feedbackGiven: false },
        ...{ closed: false, certificate: null },
        now: new Date(START.getTime() + minutes * 60_000),
        ...row,
      } as SessionRegistrationRow,
      { isSubscribed: false },
    )
    const html = renderToStaticMarkup(
      <RegistrationActions registration={registration} xsrf="echo" />,
    )
    const [, label] = /button-accent[^>]*>([^<]*)</.exec(html) ?? []
    const words = name === 'feedback' ? feedbackText().give : name && registrationTexts[name]
    expect(label ?? null).toBe(words)
    // The code needs its field beside it.
    expect(html.includes('join-bar')).toBe(name !== null && name !== 'submitAttendanceCode')
  },
)

describe('the shared part of the page', () => {
  test.each(Object.keys(PHASES) as RegistrationTestPhase[])('is true for everyone: %s', (phase) => {
    for (const minutes of PHASES[phase]) {
      const now = new Date(START.getTime() + minutes * 60_000)
      const state = phase === 'cancelled' ? 'cancelled' : 'published'
      const livePhase = getLiveSessionPhase(
        { state, startsAt: START, minutes: SESSION_MINUTES },
        now,
      )
      const liveSession = newSampleSession({
        phase: livePhase,
        state,
        now,
        startsAt: START,
        minutes: SESSION_MINUTES,
      })
      const text = renderToStaticMarkup(
        <>
          <LiveSessionKicker liveSession={liveSession} />
          <LiveSessionNotices liveSession={liveSession} />
          <LiveSessionDetails liveSession={liveSession} />
        </>,
      )
      expect(text.includes(sessionTexts.phases.live)).toBe(phase.startsWith('live'))
      expect(text.includes(sessionTexts.phases.open)).toBe(phase === 'open')
      expect(text.includes(sessionTexts.cancelled)).toBe(phase === 'cancelled')
      expect(text.includes('Moved from')).toBe(!/^(over|cancelled)/.test(phase))
      expect(text.includes('You join from this page')).toBe(!/^(over|cancelled)/.test(phase))
      // How to get the certificate, as long as it is possible.
      expect(text.includes(sessionTexts.attendanceMethods.code)).toBe(
        !['over', 'cancelled'].includes(phase),
      )
      expect(text).not.toContain('alert-success')
    }
  })
})
