import { findDayInIndia } from '../support/day-in-india'
import type { ClerkTask } from './clerk-tasks'

/** Of applications, messages, billing and notices. */
export const CLERK_RECORD_TASKS: ClerkTask[] = [
  {
    name: 'asks a school a question',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 1 },
    work: async (clerk, { otherSchool }) => {
      await clerk.pressLink(otherSchool)
      await clerk.unfold('Ask a question')
      await clerk.type('Question', 'Which board do you follow?')
      await clerk.pressButton('Send the question')
      await clerk.see(`We are sending the question to ${otherSchool}.`)
    },
  },
  {
    name: 'rejects an application',
    ...{ presses: { phone: 3, desktop: 3 }, typedFields: 1 },
    work: async (clerk, { otherSchool }) => {
      await clerk.pressLink(otherSchool)
      await clerk.unfold('Reject the application')
      await clerk.type('Reason', 'Please send the form of your main branch.')
      await clerk.pressButton('Reject the application')
      await clerk.see(`${otherSchool} is not approved.`)
    },
  },
  {
    name: 'marks two messages as spam',
    ...{ presses: { phone: 5, desktop: 4 }, typedFields: 0 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Messages/)
      for (const number of [1, 2]) await clerk.tick(`Watches ${number} ${suffix}`)
      await clerk.pressButton('Mark as spam')
      await clerk.see(/^Spam: Watches/)
    },
  },
  {
    name: 'sends a quotation',
    ...{ presses: { phone: 7, desktop: 7 }, typedFields: 2 },
    work: async (clerk, { school }) => {
      await clerk.search(school)
      await clerk.pressLink(school)
      await clerk.pressLink('Terms')
      await clerk.unfold('Create a quotation')
      await clerk.type('Seats', '41')
      await clerk.choose('State of the school', 'Maharashtra')
      await clerk.pressButton('Create and send the quotation')
      await clerk.see(/^Quotation Q\/\S+ is created/)
    },
  },
  {
    name: 'records a payment',
    ...{ presses: { phone: 4, desktop: 3 }, typedFields: 1 },
    work: async (clerk, { school, suffix }) => {
      await clerk.openTeamPage(/^Billing/)
      await clerk.pressLink(school)
      await clerk.type('UTR, cheque number or receipt number', `UTR${suffix}`)
      await clerk.pressButton('Save the payment')
      await clerk.see(/^The payment is confirmed/)
    },
  },
  {
    name: 'finds a document by its number',
    ...{ presses: { phone: 2, desktop: 2 }, typedFields: 1 },
    work: async (clerk) => {
      await clerk.search('Q/26-27/0001')
      await clerk.pressLink(/Q\/26-27\/0001/)
      await clerk.see('Documents')
    },
  },
  {
    name: 'publishes a notice',
    ...{ presses: { phone: 4, desktop: 3 }, typedFields: 2 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Texts/)
      await clerk.pressLink('Notice on every page')
      await clerk.type('Notice', `The office is closed on Friday. ${suffix}`)
      await clerk.type('Last day', findDayInIndia(3))
      await clerk.pressButton('Publish')
      await clerk.see('Published. Visitors see it within two seconds.')
    },
  },
]
