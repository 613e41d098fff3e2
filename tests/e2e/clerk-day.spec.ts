import { CLERK_RECORD_TASKS } from './clerk-record-tasks'
import { createClerkRecords } from './clerk-records'
import { CLERK_SESSION_TASKS } from './clerk-session-tasks'
import { CountedClerk } from './clerk-steps'
import { CLERK_TASKS, type ClerkRecords, type ClerkTask } from './clerk-tasks'
import { COORDINATOR_TASKS } from './coordinator-tasks'
import { readDemoPassword } from './demo-password'
import { expect, type Page } from './fixtures'
import { logIn } from './steps'
import { type TeamPagesSite, test } from './team-site'
import { publishLiveSession } from './team-steps'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const MAX_MS = 10 * 60_000
const OFFICE_TASKS = [...CLERK_TASKS, ...CLERK_SESSION_TASKS, ...CLERK_RECORD_TASKS]

async function workInTheOffice(page: Page, site: TeamPagesSite, isPhone: boolean) {
  test.setTimeout(MAX_MS)
  const records = await createClerkRecords(page)
  await site.logIn(page)
  await publishLiveSession(page, {
    ...{ title: records.pastSession, meetingUrl: 'https://meet.example/rain' },
    startedMinutesAgo: 120,
  })
  for (const task of OFFICE_TASKS)
    await doTask(task, '/team', { clerk: new CountedClerk(page, isPhone), records })
}

/** Once: what it answers is then answered. */
async function workInTheSchool(page: Page, { dataDir }: TeamPagesSite) {
  test.setTimeout(MAX_MS)
  const records = await createClerkRecords(page)
  await logIn(page, 'subscriber@uns.example', readDemoPassword(dataDir))
  for (const task of COORDINATOR_TASKS)
    await doTask(task, '/my-school', { clerk: new CountedClerk(page, true), records })
}

type TaskWork = { clerk: CountedClerk; records: ClerkRecords }

const doTask = (task: ClerkTask, start: string, { clerk, records }: TaskWork) =>
  test.step(task.name, async () => {
    await clerk.page.goto(start)
    await task.work(clerk, records)
    const { phone, desktop } = task.presses
    expect(clerk.presses).toBeLessThanOrEqual(clerk.isPhone ? phone : desktop)
    expect(clerk.typedFields).toBeLessThanOrEqual(task.typedFields)
  })

test.describe('on a phone', () => {
  test(
    'a clerk does the tasks of a day within their numbers of presses',
    {
      tag: '@night',
    },
    ({ page, teamSite }) => workInTheOffice(page, teamSite, true),
  )

  test('so does a coordinator', { tag: '@night' }, ({ page, teamSite }) =>
    workInTheSchool(page, teamSite),
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test(
    'a clerk does the tasks of a day within their numbers of presses',
    {
      tag: '@night',
    },
    ({ page, teamSite }) => workInTheOffice(page, teamSite, false),
  )
})
