import { newSchoolForm } from '../support/api-user'
import type { ClerkRecords } from './clerk-tasks'
import { expect, type Page } from './fixtures'

/** What waits for the clerk, sent by visitors. */
export async function createClerkRecords(page: Page): Promise<ClerkRecords> {
  const { request } = page.context()
  const suffix = Math.random().toString(36).slice(2, 10)
  const [school, otherSchool] = [`Neem Vidyalaya ${suffix}`, `Hilltop School ${suffix}`]
  const subject = `Seats ${suffix}`
  const user = `wrong.${suffix}@school.example`
  const account = {
    ...{ firstname: 'Asha', lastname: 'Rao', email: user },
    ...{ phone_number: '9876543210', password: 'chalk & slate 1' },
  }
  const applications = [school, otherSchool].map((name, index) =>
    newSchoolForm({
      ...{ institution_name: name, school_email: `school${index}.${suffix}@school.example` },
      school_address: `${suffix} Road, ${index === 0 ? 'Pune' : 'Shimla'}`,
    }),
  )
  const messages = [subject, `Watches 1 ${suffix}`, `Watches 2 ${suffix}`].map((title) => ({
    ...{ name: 'Ravi', email: `ravi.${suffix}@school.example`, subject: title },
    message: 'Does one seat cover a teacher who works in two branches?',
  }))
  const responses = await Promise.all([
    ...applications.map((data) => request.post('/api/auth/register', { data })),
    ...messages.map((data) => request.post('/api/contact', { data })),
    request.post('/api/auth/user/register', { data: account }),
  ])
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([201]))
  return { school, otherSchool, subject, user, suffix, pastSession: `Rain ${suffix}` }
}
