import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GatheringFacts } from '@/components/series/gathering-facts'
import { GatheringNotices } from '@/components/series/gathering-notices'
import { PlaceForms } from '@/components/series/place-forms'
import { SessionKicker } from '@/components/series/session-kicker'
import { type PlaceRow, placeFrom } from '@/lib/series/place'
import { standingOf } from '@/lib/series/policy'
import { seriesWords } from '@/words/series'
import { gathering } from '../support/sample-series'

/** What a session's page says and offers, in every phase and to every user: no two sentences disagree. */

const START = new Date('2026-11-28T04:30:00Z')
const MINUTES = 60

/** Minutes from the start, at the edges of each phase and inside it. */
const PHASES = {
  upcoming: [-3 * 24 * 60, -15.01],
  open: [-15, -0.01],
  live: [0, 20, 39.9],
  'live, code': [40, 59.9],
  'over, code': [60, 89.9],
  over: [90, 24 * 60],
  cancelled: [-60, 30, 120],
} as const

type Phase = keyof typeof PHASES
type Case = { phase: Phase; row: PlaceRow; isSubscribed: boolean }

const cases: Case[] = (Object.keys(PHASES) as Phase[]).flatMap((phase) =>
  PHASES[phase].flatMap((minutes) =>
    rows().map(({ isSubscribed, ...row }) => ({
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

function rows() {
  const all: (Omit<PlaceRow, 'now' | 'state'> & { isSubscribed: boolean })[] = []
  for (const mine of [null, 'registered', 'waiting', 'cancelled'] as const)
    for (const [seats, taken] of [
      [null, 0],
      [10, 9],
      [10, 10],
    ] as const)
      for (const present of [true, false])
        for (const joinedAt of [START, null])
          for (const proof of ['word', 'joining'] as const)
            for (const audience of ['person', 'subscriber'] as const)
              for (const isSubscribed of [true, false])
                all.push({
                  ...{ mine, seats, taken, present, joinedAt, proof, audience, isSubscribed },
                  ...{ title: 'Read the water meter', startsAt: START, minutes: MINUTES, ahead: 2 },
                  ...{ cancelReason: 'The host is ill.', recordingAddress: null },
                  recordingFilm: 'circle-opening',
                })
  return all
}

const words = seriesWords()
const { place: said } = words

function shown({ row, isSubscribed }: Case) {
  const place = placeFrom('a-session', row, { isSubscribed })
  const html = renderToStaticMarkup(<PlaceForms place={place} xsrf="echo" />)
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
  const acts = [...html.matchAll(/action="\/api\/series\/a-session\/([a-z-]+)"/g)].map(
    ([, act]) => act,
  )
  return { place, html, text, acts }
}

/** Says of each case what is wrong with it; a case of which nothing is wrong says nothing. */
function wrongIn(one: Case): string[] {
  const { phase, row, isSubscribed } = one
  const { text, acts, html } = shown(one)
  const has = (sentence: string) => text.includes(sentence)
  const can = (act: string) => acts.includes(act)
  const follows = row.audience === 'person' || isSubscribed
  const full = row.seats !== null && row.taken >= row.seats
  const mine = row.mine === 'cancelled' ? null : row.mine
  const admits = follows && (mine === 'registered' || (mine === null && !full))
  const isJoinable = phase === 'open' || phase.startsWith('live')
  const takesCode =
    phase.endsWith('code') &&
    follows &&
    row.proof === 'word' &&
    !row.present &&
    (mine === 'registered' || row.seats === null)
  const rules: [string, boolean][] = [
    ['says nothing', text.trim() === ''],
    ['offers one act twice', new Set(acts).size !== acts.length],
    ['offers to join when it is not possible', can('join') && !(isJoinable && admits)],
    ['hides joining', !can('join') && isJoinable && admits],
    ['offers to join a full session', can('join') && has(said.full)],
    ['offers to join now and later', can('join') && has('You can join from')],
    ['names when to join too late', has('You can join from') && phase !== 'upcoming'],
    ['is over and is not', has(said.over) !== (phase.startsWith('over') && !row.present)],
    ['registers for what has begun', can('register') && phase !== 'upcoming'],
    ['registers twice', can('register') && (mine !== null || !follows)],
    ['cancels what is not held', can('give-back') && mine === null],
    ['cancels after attendance', can('give-back') && row.present],
    ['cancels what is over', can('give-back') && phase.startsWith('over')],
    ['is registered and is not', has(said.notRegistered) !== (can('join') && mine === null)],
    ['registered and waiting', has(said.registered) && has('waiting list')],
    ['waits without waiting', has('on the waiting list') && mine !== 'waiting'],
    ['takes a code at the wrong time', can('word') !== takesCode],
    ['takes a code now and later', can('word') && has('you can enter the attendance code on')],
    ['records attendance again', has(said.joining) && row.present],
    ['attended and did not', has(said.present) !== (row.present && phase !== 'cancelled')],
    ['cancelled and is not', has(words.cancelled) !== (phase === 'cancelled')],
    ['offers something that is cancelled', phase === 'cancelled' && acts.length > 0],
    ['offers a recording before the end', has(said.recording) && !phase.startsWith('over')],
    ['asks a subscriber to subscribe', has(said.subscribe) && follows],
    ['leaves this page to join', can('join') && !/ rel="noopener"[^>]* target="_blank"/.test(html)],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

test.each(Object.keys(PHASES) as Phase[])('no two sentences disagree: %s', (phase) => {
  const own = cases.filter((one) => one.phase === phase)
  expect(own.length).toBeGreaterThan(300)
  const broken = own.flatMap((one) => {
    const rules = wrongIn(one)
    return rules.length > 0 ? [`${rules.join(', ')}: ${JSON.stringify(one)}`] : []
  })
  expect(broken.slice(0, 5)).toEqual([])
})

describe('the part that is the same for all', () => {
  test.each(Object.keys(PHASES) as Phase[])('says only what holds: %s', (phase) => {
    for (const minutes of PHASES[phase]) {
      const now = new Date(START.getTime() + minutes * 60_000)
      const state = phase === 'cancelled' ? 'cancelled' : 'published'
      const standing = standingOf({ state, startsAt: START, minutes: MINUTES }, now)
      const session = gathering({ standing, state, now, startsAt: START, minutes: MINUTES })
      const text = renderToStaticMarkup(
        <>
          <SessionKicker gathering={session} />
          <GatheringNotices gathering={session} />
          <GatheringFacts gathering={session} />
        </>,
      )
      expect(text.includes(words.standings.live)).toBe(phase.startsWith('live'))
      expect(text.includes(words.standings.open)).toBe(phase === 'open')
      expect(text.includes(words.cancelled)).toBe(phase === 'cancelled')
      expect(text.includes('Moved from')).toBe(!/^(over|cancelled)/.test(phase))
      expect(text.includes('You join from this page')).toBe(!/^(over|cancelled)/.test(phase))
      expect(text.includes(words.proofs.word)).toBe(phase !== 'cancelled')
      // What looks like a button or an alert is one.
      expect(text).not.toContain('alert-success')
    }
  })
})
