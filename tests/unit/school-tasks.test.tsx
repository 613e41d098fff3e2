import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SchoolTasks, type WaitingWork } from '@/components/school/school-tasks'
import { getSchoolYear } from '@/lib/learning/hours'
import { CBSE_RULE } from '@/lib/training/rules'

const NOBODY = { count: 0, names: [] as string[] }
const NO_WORK: WaitingWork = {
  ...{ waiting: NOBODY, unanswered: NOBODY, openAttendance: [], siteChanges: null },
  ...{ disclosure: null, approval: null, enquiries: NOBODY },
}

function renderTasks(
  work: Partial<WaitingWork> = {},
  { needing = NOBODY, isTermRunning = true, notice = null as string | null } = {},
) {
  const board = { needing, year: getSchoolYear('2026-11-28'), rule: CBSE_RULE }
  return renderToStaticMarkup(
    <SchoolTasks {...NO_WORK} {...work} {...{ board, isTermRunning, notice }} />,
  )
}

const CALM = 'Nothing is waiting for you.'
const startsAt = new Date('2026-11-03T04:30:00Z')
const newSite = { isNew: true, hasDesign: false, pages: [] }
const changedSite = { isNew: false, hasDesign: true, pages: ['Admissions'] }

test('nothing waits: a calm sentence, unless the subscription itself asks for something', () => {
  expect(renderTasks()).toContain(CALM)
  expect(renderTasks({}, { notice: 'Renew it now' })).not.toContain(CALM)
})

test.each([
  [
    'teachers without a seat',
    { waiting: { count: 5, names: ['Asha', 'Bela', 'Chitra'] } },
    ['5 teachers wait for a seat', 'Asha, Bela, Chitra and 2 more', 'href="/my-school/sign-in"'],
  ],
  [
    'invitations',
    { unanswered: { count: 1, names: ['a@school.example'] } },
    ['1 invitation has no answer', 'a@school.example<', 'href="/my-school/invite#open"'],
  ],
  [
    'an open attendance',
    { openAttendance: [{ id: '7', title: 'Lesson study', startsAt }] },
    ['3 Nov 2026', 'Lesson study', 'href="/my-school/sessions/7"'],
  ],
  [
    'a website that was never published',
    { siteChanges: newSite },
    ['not published yet', 'href="/my-school/website"'],
  ],
  [
    'a teacher who asks to publish, before the changes themselves',
    {
      siteChanges: changedSite,
      approval: { state: 'waiting', name: 'Meena', askedAt: startsAt, note: null },
    },
    ['A teacher asks you to publish the website', 'Meena', 'Look at the changes'],
  ],
  [
    'documents that end',
    {
      disclosure: {
        pageId: '5',
        documents: [
          { title: 'Fire', until: '2026-12-09', hasEnded: false },
          { title: 'Water', until: '2026-11-09', hasEnded: true },
        ],
      },
    },
    [
      '2 documents of the disclosure need renewal',
      ...['Fire ends on 9 December 2026', 'Water ended on 9 November 2026'],
      'href="/my-school/website/pages/5"',
    ],
  ],
  [
    'pages that visitors do not see',
    { siteChanges: changedSite },
    ['Visitors do not see', 'Name and design, Admissions'],
  ],
] as const)('%s: what waits, its names and the place', (_, work, expected) => {
  const markup = renderTasks(work as unknown as Partial<WaitingWork>)
  for (const text of expected) expect(markup).toContain(text)
  expect(markup).not.toContain(CALM)
})

test('hours: how many teachers, who first, until which day', () => {
  const needing = { count: 4, names: ['Asha', 'Bela', 'Chitra'] }
  const markup = renderTasks({}, { needing })
  expect(markup).toContain('4 teachers need more hours to reach 50 by 31 Mar 2027')
  expect(markup).toContain('Asha, Bela, Chitra and 1 more')
})

test('without a running term nobody can invite or publish, so neither waits', () => {
  const work = { unanswered: { count: 1, names: ['a'] }, siteChanges: newSite }
  expect(renderTasks(work, { isTermRunning: false })).toContain(CALM)
})
