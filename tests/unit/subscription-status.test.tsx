import { describe, expect, test, vi } from 'vitest'
import { SchoolFigures } from '@/components/school/school-figures'
import { SubscriptionHistory } from '@/components/school/subscription/subscription-history'
import { SubscriptionNotice } from '@/components/school/subscription/subscription-notice'
import { SubscriptionSummary } from '@/components/school/subscription/subscription-summary'
import { TeacherSeat } from '@/components/school/teachers/teacher-seat'
import * as hydration from '@/lib/client/use-hydrated'
import { composeEmail, type EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { getSchoolYear } from '@/lib/learning/hours'
import { buildSubscriptionMessage } from '@/lib/schools/application/load'
import type { SchoolSeatCounts } from '@/lib/schools/my-school'
import {
  canStayWaiting,
  getSubscriptionStatus,
  type SubscriptionTerm,
  selectLatestApplication,
} from '@/lib/schools/policy'
import { getApplicationStateLabel } from '@/lib/team/schools/list'
import { CBSE_RULE } from '@/lib/training/rules'
import { renderInRouter } from '../support/render-in-router'

vi.spyOn(hydration, 'useHydrated').mockReturnValue(true)

const sentAt = new Date('2026-10-01T06:00:00Z')
const decidedAt = new Date('2026-10-03T06:00:00Z')

type SchoolFormState = 'received' | 'approved' | 'rejected' | 'withdrawn'
const newForm = (
  state: SchoolFormState,
  overrides: { kind?: 'renewal'; reason?: string; outdated?: boolean } = {},
) => ({
  ...{ reference: 'UNS-00000007', kind: 'subscription' as const, state, sentAt },
  ...{ decidedAt: state === 'received' ? null : decidedAt, reason: null, outdated: false },
  ...overrides,
})
const FORMS = {
  received: newForm('received'),
  'received renewal': newForm('received', { kind: 'renewal' }),
  approved: newForm('approved'),
  rejected: newForm('rejected', { reason: 'No receipt.' }),
  'rejected renewal': newForm('rejected', { kind: 'renewal', reason: 'No receipt.' }),
  'rejected before the term': newForm('rejected', { reason: 'No receipt.', outdated: true }),
  withdrawn: newForm('withdrawn'),
  'withdrawn renewal': newForm('withdrawn', { kind: 'renewal' }),
  closed: newForm('withdrawn', { reason: 'Duplicate of UNS-00000001.' }),
  none: undefined,
}

const newTerm = (status: SubscriptionTerm['status'], daysLeft: number): SubscriptionTerm => ({
  ...{ firstDay: '2026-04-01', lastDay: '2027-03-31', seats: 3, status, daysLeft },
})
const nextTerm: SubscriptionTerm = {
  ...newTerm('coming', 500),
  firstDay: '2027-04-01',
  lastDay: '2028-03-31',
}
const TERMS: Record<string, SubscriptionTerm[]> = {
  'no term': [],
  running: [newTerm('running', 200)],
  'ends soon': [newTerm('running', 30)],
  'last day': [newTerm('running', 0)],
  renewed: [nextTerm, newTerm('running', 30)],
  future: [nextTerm],
  over: [newTerm('over', -5)],
  'over, next later': [nextTerm, newTerm('over', -5)],
}

const findCurrentTerm = (terms: SubscriptionTerm[]) =>
  terms.find(({ status }) => status === 'running') ??
  terms.find(({ status }) => status === 'coming') ??
  terms[0] ??
  null

const CASES = Object.entries(FORMS).flatMap(([formName, latest]) =>
  Object.entries(TERMS).map(([termName, terms]) => ({ formName, latest, termName, terms })),
)

describe.each(CASES)('form $formName, term $termName', ({ latest, terms }) => {
  const currentTerm = findCurrentTerm(terms)
  const history = latest ? [latest] : []
  const status = getSubscriptionStatus({
    presentTerm: currentTerm,
    lastTerm: terms[0] ?? null,
    latestApplication: latest,
  })
  const schoolAs = (role: 'teacher' | 'coordinator') => ({
    ...{ id: '7', name: 'Lotus', role, since: sentAt, membershipId: '7', coordinators: [] },
    term: currentTerm,
  })
  const detailsAs = (role: 'teacher' | 'coordinator') => ({
    ...{ school: 'Lotus', role, status, fields: null, reference: 'UNS-00000007' },
    ...{ reason: latest?.reason ?? null, term: currentTerm },
  })
  const isRunning = currentTerm?.status === 'running'
  const isWaiting = latest?.state === 'received'

  test('/subscription-form, /my-school and the form response agree and never crash', () => {
    const pages = [
      renderInRouter(<SubscriptionSummary details={detailsAs('coordinator')} />),
      renderInRouter(
        <SubscriptionNotice school={schoolAs('coordinator')} terms={terms} history={history} />,
      ),
    ]
    const message = buildSubscriptionMessage({
      ...{ reference: 'UNS-00000007', isSubscribed: isRunning },
      details: detailsAs('coordinator'),
    })
    for (const text of [...pages, message]) expectConsistent(text, { isRunning, isWaiting })
    expect(pages[0]?.includes('reviewing')).toBe(isWaiting)
    expect(pages[1]?.includes('Withdraw the application')).toBe(isWaiting)
    if (isRunning) expect(pages[0]).toContain('The current term runs until 31 March 2027.')
    if (isRunning && isWaiting)
      expect(message).toMatch(/your renewal.*current term runs until 31 March 2027/)
    if (isWaiting) expect(message).not.toMatch(/is active|starts on/)
  })

  test('a teacher’s page, the seat view and the history render without a crash', () => {
    for (const markup of [
      renderInRouter(<SubscriptionSummary details={detailsAs('teacher')} />),
      renderInRouter(<TeacherSeat school={schoolAs('teacher')} />),
      renderInRouter(<SubscriptionHistory history={history} terms={terms} />),
    ])
      expect(markup).not.toMatch(/Invalid|undefined|NaN/)
    expect(renderInRouter(renderFigures({ total: 0, used: 0, invited: 0, free: 0 }))).not.toMatch(
      /NaN/,
    )
    if (latest) expect(getApplicationStateLabel(latest)).toBeTruthy()
  })
})

function expectConsistent(
  text: string,
  { isRunning, isWaiting }: { isRunning: boolean; isWaiting: boolean },
) {
  expect(text).not.toMatch(/Invalid|undefined|null/)
  if (isRunning)
    expect(text).not.toMatch(/ended on|nobody can be invited|once the subscription runs/)
  else expect(text).not.toMatch(/current term runs until/)
  if (isWaiting)
    expect(text).not.toMatch(
      /Renew the subscription|not approved|withdrawn|Your subscription is active/,
    )
  if (/reviewing/.test(text)) expect(text.match(/reviewing/g)).toHaveLength(1)
}

const renderFigures = (seats: SchoolSeatCounts) => (
  <SchoolFigures
    term={newTerm('running', 30)}
    seats={seats}
    board={{
      ...{ year: getSchoolYear('2026-11-28'), rule: CBSE_RULE },
      ...{ all: 4, complete: 1, totalMinutes: 90 },
    }}
  />
)

test('the bar shows the number of free seats, however many are invited', () => {
  const markup = renderInRouter(renderFigures({ total: 36, used: 4, invited: 30, free: 32 }))
  const widths = [...markup.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )
  const [, totalWidth] = /viewBox="0 0 (\d+)/.exec(markup) ?? []
  const drawnWidth = widths.reduce((sum, width) => sum + width, 0)
  expect(1 - drawnWidth / Number(totalWidth)).toBeCloseTo(32 / 36)
  expect(markup).toContain('30 invitations are waiting')
})

test.each([
  ['for a year', TERMS.renewed ?? []],
  ['for a month', [{ ...nextTerm, lastDay: '2027-04-30', daysLeft: 60 }, newTerm('running', 30)]],
])('a school that has its next term %s is not asked to renew', (_, terms) => {
  const school = {
    id: '7',
    name: 'L',
    role: 'coordinator' as const,
    since: sentAt,
    membershipId: '7',
  }
  const markup = renderInRouter(
    <SubscriptionNotice
      school={{ ...school, coordinators: [], term: findCurrentTerm(terms) }}
      terms={terms}
      history={[newForm('approved')]}
    />,
  )
  expect(markup).not.toMatch(/Renew/)
})

test('a waiting form takes precedence over a later decision, otherwise the latest decision counts', () => {
  const [waitingForm, closedForm] = [
    newForm('received'),
    newForm('withdrawn', { reason: 'Duplicate.' }),
  ]
  expect(selectLatestApplication([closedForm, waitingForm])).toBe(waitingForm)
  const laterForm = { ...newForm('rejected'), decidedAt: new Date('2026-10-09T06:00:00Z') }
  expect(selectLatestApplication([closedForm, laterForm])).toBe(laterForm)
  expect(selectLatestApplication([])).toBeUndefined()
})

test.each([
  ['no term and no waiting form', { isWaiting: false, lastTerm: null }, true],
  ['no term and a waiting form', { isWaiting: true, lastTerm: null }, false],
  ['a year left', { isWaiting: false, lastTerm: { daysLeft: 300 } }, false],
  ['a month left', { isWaiting: false, lastTerm: { daysLeft: 30 } }, true],
  ['an expired term', { isWaiting: false, lastTerm: { daysLeft: -3 } }, true],
])('a form that is merged into a school with %s stays waiting: %s', (_, target, shouldWait) => {
  expect(canStayWaiting(target)).toBe(shouldWait)
})

describe('the emails about a decision', () => {
  const schoolFields = {
    institution_name: 'Lotus',
    correspondent: 'Meena',
    reference: 'UNS-00000007',
  }
  const days = { firstDay: '2027-04-01', lastDay: '2028-03-31' }
  const composeDecision = (data: Record<string, string>) => {
    const { subject, paragraphs } = composeEmail('subscriptionDecided', {
      ...schoolFields,
      ...data,
    } as EmailTemplateData['subscriptionDecided'])
    return [subject, ...paragraphs].join(' ')
  }

  test.each([
    ['first', 'now', /is now active/],
    ['first', 'later', /starts on 1 April 2027 and runs until 31 March 2028/],
    ['renewal', 'now', /is renewed/],
    ['renewal', 'later', /is renewed.*starts on 1 April 2027/],
  ])('an approved %s form whose term starts %s says so', (kind, start, pattern) => {
    const text = composeDecision({ decision: 'approved', kind, start, ...days })
    expect(text).toMatch(pattern)
    if (start === 'later' || kind === 'renewal') expect(text).not.toMatch(/now active/)
    expect(text).not.toMatch(/undefined|Invalid/)
  })

  test.each([
    ['none', /cannot give Lotus a subscription/],
    ['running', /cannot renew.*current term runs until 31 March 2028/],
    ['coming', /stays the same/],
    ['over', /ended on 31 March 2028/],
  ])('a rejected form of a school whose term is %s says what remains', (term, pattern) => {
    const text = composeDecision({
      decision: 'rejected',
      reason: 'No receipt.',
      term,
      lastDay: days.lastDay,
    })
    expect(text).toMatch(pattern)
    expect(composeDecision({ decision: 'rejected', reason: 'No receipt.' })).toMatch(
      /cannot give Lotus/,
    )
  })

  test('a reminder while the renewal is being reviewed requests nothing', () => {
    const link = 'https://uns.example/subscription-form'
    const school = { firstname: 'Meena', institution_name: 'Lotus', userId: '7' }
    const data = { ...school, days: '7', lastDay: days.lastDay, link }
    const { paragraphs, action } = composeEmail('termEnds', { ...data, renewal: 'waiting' })
    expect(paragraphs.join(' ')).toContain('We are reviewing your renewal.')
    expect(action).toBeUndefined()
    expect(composeEmail('termEnds', { ...data, renewal: '' }).action?.url).toBe(link)
  })
})
