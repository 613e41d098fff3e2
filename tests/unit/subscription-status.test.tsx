import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SchoolStanding } from '@/components/school/school-standing'
import { SeatCount } from '@/components/school/seat-count'
import { Story } from '@/components/school/story'
import { SubscriptionNotice } from '@/components/school/subscription-notice'
import { TeachersSeat } from '@/components/school/teachers-seat'
import { stateLabel } from '@/components/team/state-label'
import { composeLetter, type LetterData } from '@/lib/mail/letters'
import { formAnswer } from '@/lib/schools/form-answer'
import { keepsWaiting, latestForm, subscriptionStatus, type Term } from '@/lib/schools/policy'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('@/lib/client/use-hydrated', () => ({ useHydrated: () => true }))

/** Every state a school can be in: the latest form × the terms. No screen may crash or contradict itself. */

const sent = new Date('2026-10-01T06:00:00Z')
const decided = new Date('2026-10-03T06:00:00Z')

type State = 'received' | 'approved' | 'rejected' | 'withdrawn'
const form = (
  state: State,
  over: { kind?: 'renewal'; reason?: string; outdated?: boolean } = {},
) => ({
  ...{ reference: 'UNS-00000007', kind: 'subscription' as const, state, sentAt: sent },
  ...{ decidedAt: state === 'received' ? null : decided, reason: null, outdated: false },
  ...over,
})
const FORMS = {
  received: form('received'),
  'received renewal': form('received', { kind: 'renewal' }),
  approved: form('approved'),
  rejected: form('rejected', { reason: 'No receipt.' }),
  'rejected renewal': form('rejected', { kind: 'renewal', reason: 'No receipt.' }),
  'rejected before the term': form('rejected', { reason: 'No receipt.', outdated: true }),
  withdrawn: form('withdrawn'),
  'withdrawn renewal': form('withdrawn', { kind: 'renewal' }),
  closed: form('withdrawn', { reason: 'Duplicate of UNS-00000001.' }),
  none: undefined,
}

const term = (standing: Term['standing'], daysLeft: number): Term => ({
  ...{ firstDay: '2026-04-01', lastDay: '2027-03-31', seats: 3, standing, daysLeft },
})
const next: Term = { ...term('coming', 500), firstDay: '2027-04-01', lastDay: '2028-03-31' }
const TERMS: Record<string, Term[]> = {
  'no term': [],
  running: [term('running', 200)],
  'ends soon': [term('running', 30)],
  'last day': [term('running', 0)],
  renewed: [next, term('running', 30)],
  future: [next],
  over: [term('over', -5)],
  'over, next later': [next, term('over', -5)],
}

const presentOf = (terms: Term[]) =>
  terms.find(({ standing }) => standing === 'running') ??
  terms.find(({ standing }) => standing === 'coming') ??
  terms[0] ??
  null

const CASES = Object.entries(FORMS).flatMap(([formName, latest]) =>
  Object.entries(TERMS).map(([termName, terms]) => ({ formName, latest, termName, terms })),
)

const html = (node: React.ReactNode) => renderToStaticMarkup(node)

describe.each(CASES)('form $formName, term $termName', ({ latest, terms }) => {
  const present = presentOf(terms)
  const story = latest ? [latest] : []
  const status = subscriptionStatus({ present, last: terms[0] ?? null, latest })
  const school = (role: 'teacher' | 'coordinator') => ({
    ...{ id: '7', name: 'Lotus', role, since: sent, membershipId: '7', coordinators: [] },
    term: present,
  })
  const details = (role: 'teacher' | 'coordinator') => ({
    ...{ school: 'Lotus', role, status, fields: null, reference: 'UNS-00000007' },
    ...{ reason: latest?.reason ?? null, term: present },
  })
  const runs = present?.standing === 'running'
  const waits = latest?.state === 'received'

  test('/subscription-form, /my-school and the answer to the form agree and never crash', () => {
    const pages = [
      html(<SchoolStanding details={details('coordinator')} />),
      html(<SubscriptionNotice school={school('coordinator')} terms={terms} story={story} />),
    ]
    const answer = formAnswer({
      ...{ reference: 'UNS-00000007', isSubscribed: runs },
      details: details('coordinator'),
    })
    for (const said of [...pages, answer]) expectConsistent(said, { runs, waits })
    expect(pages[0]?.includes('reviewing')).toBe(waits)
    expect(pages[1]?.includes('Withdraw the form')).toBe(waits)
    if (runs) expect(pages[0]).toContain('The current term runs until 31 March 2027.')
    if (runs && waits) expect(answer).toMatch(/your renewal.*current term runs until 31 March 2027/)
    if (waits) expect(answer).not.toMatch(/is active|starts on/)
  })

  test('a teacher’s page, the seats without any and the history show it without a crash', () => {
    for (const said of [
      html(<SchoolStanding details={details('teacher')} />),
      html(<TeachersSeat school={school('teacher')} />),
      html(<Story story={story} terms={terms} />),
    ])
      expect(said).not.toMatch(/Invalid|undefined|NaN/)
    expect(html(<SeatCount seats={{ total: 0, used: 0, invited: 0, free: 0 }} />)).not.toMatch(
      /NaN/,
    )
    if (latest) expect(stateLabel(latest)).toBeTruthy()
  })
})

function expectConsistent(said: string, { runs, waits }: { runs: boolean; waits: boolean }) {
  expect(said).not.toMatch(/Invalid|undefined|null/)
  if (runs) expect(said).not.toMatch(/ended on|nobody can be invited|once the subscription runs/)
  else expect(said).not.toMatch(/current term runs until/)
  if (waits)
    expect(said).not.toMatch(
      /Renew the subscription|not approved|withdrawn|Your subscription is active/,
    )
  if (/reviewing/.test(said)) expect(said.match(/reviewing/g)).toHaveLength(1)
}

test('the bar shows as many free seats as the figures say, however many are invited', () => {
  const page = html(<SeatCount seats={{ total: 36, used: 4, invited: 30, free: 32 }} />)
  const widths = [...page.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )
  const [, whole] = /viewBox="0 0 (\d+)/.exec(page) ?? []
  const drawn = widths.reduce((sum, width) => sum + width, 0)
  expect(1 - drawn / Number(whole)).toBeCloseTo(32 / 36)
  expect(page).toContain('30 teachers are invited')
})

test.each([
  ['for a year', TERMS.renewed ?? []],
  ['for a month', [{ ...next, lastDay: '2027-04-30', daysLeft: 60 }, term('running', 30)]],
])('a school that has its next term %s is not asked to renew', (_, terms) => {
  const school = {
    id: '7',
    name: 'L',
    role: 'coordinator' as const,
    since: sent,
    membershipId: '7',
  }
  const page = html(
    <SubscriptionNotice
      school={{ ...school, coordinators: [], term: presentOf(terms) }}
      terms={terms}
      story={[form('approved')]}
    />,
  )
  expect(page).not.toMatch(/Renew/)
})

test('a waiting form counts before a later decision, and else the latest decision counts', () => {
  const [waiting, closed] = [form('received'), form('withdrawn', { reason: 'Duplicate.' })]
  expect(latestForm([closed, waiting])).toBe(waiting)
  const later = { ...form('rejected'), decidedAt: new Date('2026-10-09T06:00:00Z') }
  expect(latestForm([closed, later])).toBe(later)
  expect(latestForm([])).toBeUndefined()
})

test.each([
  ['no term, no form of its own', { waits: false, last: null }, true],
  ['no term, a form of its own', { waits: true, last: null }, false],
  ['a year left', { waits: false, last: { daysLeft: 300 } }, false],
  ['a month left', { waits: false, last: { daysLeft: 30 } }, true],
  ['a term that is over', { waits: false, last: { daysLeft: -3 } }, true],
])('a form that is merged into a school with %s waits on: %s', (_, into, waits) => {
  expect(keepsWaiting(into)).toBe(waits)
})

describe('the emails about a decision', () => {
  const school = { institution_name: 'Lotus', correspondent: 'Meena', reference: 'UNS-00000007' }
  const days = { firstDay: '2027-04-01', lastDay: '2028-03-31' }
  const email = (data: Record<string, string>) => {
    const { subject, paragraphs } = composeLetter('subscriptionDecided', {
      ...school,
      ...data,
    } as LetterData['subscriptionDecided'])
    return [subject, ...paragraphs].join(' ')
  }

  test.each([
    ['first', 'now', /is active from now on/],
    ['first', 'later', /starts on 1 April 2027 and runs until 31 March 2028/],
    ['renewal', 'now', /is renewed/],
    ['renewal', 'later', /is renewed.*starts on 1 April 2027/],
  ])('an approved %s form whose term starts %s says so', (kind, start, said) => {
    const text = email({ verdict: 'approved', kind, start, ...days })
    expect(text).toMatch(said)
    if (start === 'later' || kind === 'renewal') expect(text).not.toMatch(/active from now on/)
    expect(text).not.toMatch(/undefined|Invalid/)
  })

  test.each([
    ['none', /cannot give Lotus a subscription/],
    ['running', /cannot renew.*current term runs until 31 March 2028/],
    ['coming', /stays as it is/],
    ['over', /ended on 31 March 2028/],
  ])('a rejected form of a school whose term is %s says what stays', (term, said) => {
    const text = email({ verdict: 'rejected', reason: 'No receipt.', term, lastDay: days.lastDay })
    expect(text).toMatch(said)
    expect(email({ verdict: 'rejected', reason: 'No receipt.' })).toMatch(/cannot give Lotus/)
  })

  test('a reminder while the renewal is being reviewed asks for nothing', () => {
    const data = { firstname: 'Meena', institution_name: 'Lotus', days: '7', lastDay: days.lastDay }
    const link = 'https://uns.example/subscription-form'
    const { paragraphs, action } = composeLetter('termEnds', { ...data, link, renewal: 'waiting' })
    expect(paragraphs.join(' ')).toContain('Our team is reviewing your renewal.')
    expect(action).toBeUndefined()
    expect(composeLetter('termEnds', { ...data, link }).action?.url).toBe(link)
  })
})
