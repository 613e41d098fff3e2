import type { ClerkTask } from './clerk-tasks'
import { expect } from './fixtures'

const ATTENDEES = `Name (original name),Email,Join time,Leave time,Duration (minutes)
Kavya Demo,subscriber@uns.example,10:00,10:55,55
Meena Demo,meena@uns.example,10:01,10:56,55`

/** Of sessions, from a new time to the certificates. */
export const CLERK_SESSION_TASKS: ClerkTask[] = [
  {
    name: 'gives a session a new time',
    ...{ presses: { phone: 5, desktop: 4 }, typedFields: 1 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Sessions/)
      await clerk.pressLink(`Water ${suffix}`)
      await clerk.pressLink('Details')
      await clerk.type('Start (IST)', '17:30')
      await clerk.pressButton('Save')
      await clerk.see('Session saved.')
    },
  },
  {
    name: 'cancels a session',
    ...{ presses: { phone: 5, desktop: 4 }, typedFields: 1 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Sessions/)
      await clerk.pressLink(`Soil ${suffix}`)
      await clerk.pressLink('Details')
      await clerk.type('Reason', 'The host is ill.')
      await clerk.pressButton('Cancel the session')
      await clerk.see('Cancelled: The host is ill.')
    },
  },
  {
    name: 'imports an attendance list',
    ...{ presses: { phone: 4, desktop: 4 }, typedFields: 0 },
    work: async (clerk, { pastSession }) => {
      await clerk.pressLink(pastSession)
      const buffer = Buffer.from(ATTENDEES)
      await clerk.chooseFile('.csv,.tsv,.txt,text/csv', {
        ...{ name: 'participants.csv', mimeType: 'text/csv', buffer },
      })
      await clerk.pressButton('Mark 2 people as present')
      await clerk.see('2 people are marked as present.')
    },
  },
  {
    name: 'marks someone as absent, and takes it back',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 0 },
    work: async (clerk, { pastSession }) => {
      await clerk.pressLink(pastSession)
      await clerk.pressButton('Mark as absent: Meena Demo')
      await clerk.see('The attendance of Meena Demo is removed.')
      await clerk.pressButton('Undo')
      await clerk.see('The attendance of Meena Demo is recorded.')
    },
  },
  {
    name: 'closes a session',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 0 },
    work: async (clerk, { pastSession }) => {
      await clerk.pressLink(pastSession)
      await clerk.pressLink('Certificates')
      await clerk.pressButton('Close and issue certificates')
      await expect(clerk.page.getByRole('button', { name: /^Undo/ })).toBeInViewport()
    },
  },
]
