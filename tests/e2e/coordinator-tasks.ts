import { findDayInIndia } from '../support/day-in-india'
import type { CountedClerk } from './clerk-steps'
import type { ClerkTask } from './clerk-tasks'

const OWN_SESSIONS = 'Plan in-house sessions and record attendance'

const openSchoolPage = (clerk: CountedClerk, name: string) =>
  clerk.press(
    clerk.page
      .getByRole('navigation', { name: 'School pages' })
      .getByRole('link', { name, exact: true }),
  )

/** From the page “My school”. */
export const COORDINATOR_TASKS: ClerkTask[] = [
  {
    name: 'invites two teachers',
    ...{ presses: { phone: 2, desktop: 2 }, typedFields: 1 },
    work: async (clerk, { suffix }) => {
      await openSchoolPage(clerk, 'Invite')
      const teachers = ['asha', 'ravi'].map((name) => `${name}.${suffix}@school.example`)
      await clerk.type('Email addresses', teachers.join('\n'))
      await clerk.pressButton('Send invitations')
      await clerk.see('2 invitations are being sent.')
    },
  },
  {
    name: 'removes a teacher, and takes it back',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 0 },
    work: async (clerk) => {
      await clerk.pressLink('Leela Demo')
      await clerk.pressButton('Remove from the school')
      await clerk.see(/no longer has a seat/)
      await clerk.pressButton('Undo: Remove from the school')
      await clerk.see(/The seat is restored/)
    },
  },
  {
    name: 'plans an in-house session',
    ...{ presses: { phone: 5, desktop: 5 }, typedFields: 3 },
    work: async (clerk, { suffix }) => {
      await openSchoolPage(clerk, 'Training')
      await clerk.pressLink(OWN_SESSIONS)
      await clerk.type('Topic', `Reading aloud ${suffix}`)
      await clerk.type('Day', findDayInIndia(3))
      await clerk.type('Start (IST)', '10:00')
      await clerk.choose('Length', '45 minutes')
      await clerk.pressButton('Plan session')
      await clerk.see(`Reading aloud ${suffix}`)
    },
  },
  {
    name: 'records and closes the attendance of an in-house session',
    ...{ presses: { phone: 5, desktop: 5 }, typedFields: 0 },
    work: async (clerk) => {
      await clerk.pressLink('Close the attendance')
      for (const name of ['Meena Demo', 'Rahim Demo'])
        await clerk.press(clerk.page.getByRole('checkbox', { name }))
      await clerk.pressButton('Save attendance')
      await clerk.see('Attendance saved.')
      await clerk.pressButton('Close the attendance')
      await clerk.see(/^The attendance is closed/)
    },
  },
  {
    name: 'answers a question of the website and publishes it',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 1 },
    work: async (clerk, { suffix }) => {
      await openSchoolPage(clerk, 'Website')
      await clerk.type('When did the school begin, and who began it?', `In 1974. ${suffix}`)
      await clerk.pressButton('Save the answers')
      await clerk.pressButton('Publish the draft')
      await clerk.see(/Visitors see it within two seconds/)
    },
  },
  {
    name: 'notes that a parent was called',
    ...{ presses: { phone: 4, desktop: 4 }, typedFields: 0 },
    work: async (clerk) => {
      await clerk.pressLink('Open the enquiries')
      await clerk.choose('State', 'Called')
      await clerk.pressButton('Save')
      await clerk.see(/Saved/)
    },
  },
]
