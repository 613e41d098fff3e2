import { newSchoolForm } from '../support/api-user'
import { CountedClerk } from './clerk-steps'
import { CLERK_TASKS, type ClerkRecords } from './clerk-tasks'
import { expect, type Page } from './fixtures'
import { type TeamPagesSite, test } from './team-site'

// In one worker, so that both tests share one site.
test.describe.configure({ mode: 'default' })

const MAX_MS = 10 * 60_000

async function workThroughTheDay(page: Page, { logIn }: TeamPagesSite, isPhone: boolean) {
  test.setTimeout(MAX_MS)
  const records = await createClerkRecords(page)
  await logIn(page)
  for (const { name, work, presses, typedFields } of CLERK_TASKS)
    await test.step(name, async () => {
      const clerk = new CountedClerk(page, isPhone)
      await page.goto('/team')
      await work(clerk, records)
      expect(clerk.presses).toBeLessThanOrEqual(isPhone ? presses.phone : presses.desktop)
      expect(clerk.typedFields).toBeLessThanOrEqual(typedFields)
    })
}

async function createClerkRecords(page: Page): Promise<ClerkRecords> {
  const { request } = page.context()
  const suffix = Math.random().toString(36).slice(2, 10)
  const school = `Neem Vidyalaya ${suffix}`
  const application = newSchoolForm({
    ...{ institution_name: school, school_email: `school.${suffix}@school.example` },
    school_address: `${suffix} Road, Pune`,
  })
  const subject = `Seats ${suffix}`
  const enquiry = {
    ...{ name: 'Ravi', email: `ravi.${suffix}@school.example`, subject },
    message: 'Does one seat cover a teacher who works in two branches?',
  }
  const user = `wrong.${suffix}@school.example`
  const account = {
    ...{ firstname: 'Asha', lastname: 'Rao', email: user },
    ...{ phone_number: '9876543210', password: 'chalk & slate 1' },
  }
  const responses = await Promise.all([
    request.post('/api/auth/register', { data: application }),
    request.post('/api/contact', { data: enquiry }),
    request.post('/api/auth/user/register', { data: account }),
  ])
  expect(responses.map((response) => response.status())).toEqual([201, 201, 201])
  return { school, subject, user, suffix }
}

test.describe('on a phone', () => {
  test(
    'a clerk does the tasks of a day within their numbers of presses',
    {
      tag: '@night',
    },
    ({ page, teamSite }) => workThroughTheDay(page, teamSite, true),
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  test(
    'a clerk does the tasks of a day within their numbers of presses',
    {
      tag: '@night',
    },
    ({ page, teamSite }) => workThroughTheDay(page, teamSite, false),
  )
})
