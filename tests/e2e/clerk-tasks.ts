import { findDayInIndia } from '../support/day-in-india'
import type { CountedClerk } from './clerk-steps'
import { expect } from './fixtures'

export type ClerkRecords = Record<
  'school' | 'otherSchool' | 'subject' | 'user' | 'pastSession' | 'suffix',
  string
>
export type ClerkTask = {
  name: string
  work: (clerk: CountedClerk, records: ClerkRecords) => Promise<void>
  /** At most. `docs/team-area.md` shows these numbers. */
  presses: { phone: number; desktop: number }
  typedFields: number
}

const HOME_PARAGRAPH = 'First paragraph: One live session a week, one lesson ready to teach'
const BOOK_FILE = 'content/ebooks/files/rubrics-that-students-understand.pdf'

export const CLERK_TASKS: ClerkTask[] = [
  {
    name: 'approves the application of a school',
    ...{ presses: { phone: 2, desktop: 2 }, typedFields: 0 },
    work: async (clerk, { school }) => {
      await clerk.pressLink(school)
      await clerk.pressButton('Approve the application')
      await clerk.see(`${school} is approved.`)
    },
  },
  {
    name: 'answers an enquiry with a reply template',
    ...{ presses: { phone: 5, desktop: 5 }, typedFields: 0 },
    work: async (clerk, { subject }) => {
      await clerk.pressLink(subject)
      await clerk.choose('Template', 'Seats')
      await clerk.pressButton('Insert the template')
      await clerk.pressButton('Send the answer')
      await clerk.see('We are sending your answer to')
    },
  },
  {
    name: 'plans four weeks of live sessions',
    ...{ presses: { phone: 8, desktop: 7 }, typedFields: 7 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Sessions/)
      await clerk.pressLink('Plan a session')
      await clerk.choose('Kind', 'Weekly series')
      await clerk.type('Title', `Questions that open ${suffix}`)
      await clerk.type('Summary', 'Three questions that start a lesson, and when to ask them.')
      await clerk.type('Host', 'Meena Iyer')
      await clerk.type('One line about the host', 'Teaches science in Pune.')
      await clerk.type('Day', findDayInIndia(30))
      await clerk.type('Meeting link', 'https://meet.example/questions')
      await clerk.choose('State', 'Published')
      await clerk.type('Number of weeks', '4')
      await clerk.pressButton('Create session')
      await clerk.page.waitForURL(/\/team\/sessions\/[0-9a-f-]{36}$/)
    },
  },
  {
    name: 'plans four weeks from a spreadsheet',
    ...{ presses: { phone: 6, desktop: 5 }, typedFields: 0 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Sessions/)
      await clerk.pressLink('Plan several weeks')
      const rows = ['Water', 'Soil', 'Seeds', 'Sun'].map((title, week) =>
        [
          ...[
            `${title} ${suffix}`,
            'Meena Iyer',
            'Sustainable development goals',
            findDayInIndia(40 + 7 * week),
          ],
          ...['10:00 AM', `https://meet.example/${title}`, 'What to measure.', 'Teaches science.'],
        ].join('\t'),
      )
      await clerk.paste('Title, row 1', rows.join('\n'))
      await clerk.pressButton('Save 4 sessions as drafts')
      await clerk.pressButton('Publish 4 sessions')
      await clerk.see(new RegExp(`^Published: .*Water ${suffix}`))
    },
  },
  {
    name: 'gives two schools a tag',
    ...{ presses: { phone: 4, desktop: 3 }, typedFields: 1 },
    work: async (clerk) => {
      await clerk.openTeamPage(/^Schools/)
      const ticks = clerk.page.getByRole('checkbox', { name: /^Select (?!all)/ })
      for (const row of [0, 1]) await clerk.press(ticks.nth(row))
      await clerk.type('Tag', 'visit planned')
      await clerk.page.keyboard.press('Enter')
      await clerk.see(/^The tag “visit planned” is added: /)
    },
  },
  {
    name: 'writes, previews, tests and sends an announcement',
    ...{ presses: { phone: 8, desktop: 7 }, typedFields: 2 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Announcements/)
      await clerk.pressLink('Write an announcement')
      await clerk.choose('To', 'Coordinators')
      await clerk.type('Subject', `New cards in the toolkit ${suffix}`)
      await clerk.type('Message', 'Dear colleagues,\n\nthe toolkit has **new cards** for grade 7.')
      await clerk.pressButton('Save draft')
      await expect(clerk.page.getByRole('heading', { name: 'Preview' })).toBeVisible()
      await clerk.see(/users? gets? this email now\./)
      await clerk.pressButton('Send a test to me')
      await clerk.see('We sent the test to your address.')
      await clerk.pressButton('Send the announcement')
      await clerk.see(/^Scheduled for/)
    },
  },
  {
    name: 'corrects the name and the email of a user',
    ...{ presses: { phone: 4, desktop: 4 }, typedFields: 3 },
    work: async (clerk, { user, suffix }) => {
      await clerk.search(user)
      await clerk.pressLink('Asha Rao')
      await clerk.type('Last name', 'Rao-Iyer')
      await clerk.pressButton('Save the details')
      await clerk.see('The details are saved.')
      await clerk.type('Email', `right.${suffix}@school.example`)
      await clerk.pressButton('Send the link to the new address')
      await clerk.see('The link is sent to')
    },
  },
  {
    name: 'adds an attendee to a session',
    ...{ presses: { phone: 2, desktop: 2 }, typedFields: 2 },
    work: async (clerk, { suffix }) => {
      await clerk.pressLink('Stories that teach honesty')
      await clerk.type('Name', 'Kavitha Murugan')
      await clerk.type('Email', `kavitha.${suffix}@school.example`)
      await clerk.pressButton('Add the person')
      await clerk.see('We email Kavitha Murugan an invitation.')
    },
  },
  {
    name: 'publishes a book with its PDF and cover',
    ...{ presses: { phone: 9, desktop: 8 }, typedFields: 3 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Library/)
      await clerk.type('Title', `Questions that open ${suffix}`)
      await clerk.pressButton('Create the draft')
      await clerk.page.waitForURL(/\/team\/library\/[^/?]+$/)
      await clerk.type('Description', 'Twelve questions that start a lesson.')
      await clerk.choose('Access', 'Premium, for subscribers')
      await clerk.type('Author', 'The UNS team')
      await clerk.pressButton('Save')
      await clerk.see('Saved.')
      await clerk.chooseFile('.pdf', BOOK_FILE)
      await clerk.see('Current file: rubrics-that-students-understand.pdf')
      await clerk.pressButton('Publish the item')
      await clerk.see('Published. Everyone with access can open it.')
    },
  },
  {
    name: 'changes the texts of the home page',
    ...{ presses: { phone: 4, desktop: 3 }, typedFields: 1 },
    work: async (clerk, { suffix }) => {
      await clerk.openTeamPage(/^Texts/)
      await clerk.pressLink('Home: beginning and headings')
      await clerk.type(HOME_PARAGRAPH, `One live session a week. ${suffix}`)
      await clerk.pressButton('Publish')
      await clerk.see('Published. Visitors see it within two seconds.')
    },
  },
  {
    name: 'prints the page for funders',
    ...{ presses: { phone: 4, desktop: 3 }, typedFields: 0 },
    work: async (clerk) => {
      await clerk.openTeamPage(/^Statistics/)
      await clerk.pressLink('Page to print')
      await expect(
        clerk.page.getByRole('heading', { level: 1, name: 'UNS: results' }),
      ).toBeVisible()
      await clerk.page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await clerk.pressButton('Print this page')
      await expect(clerk.page.locator('body')).toHaveAttribute('data-printed')
    },
  },
]
