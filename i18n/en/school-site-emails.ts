import { list } from './common/list'

export const schoolSiteEmail = {
  /** Shown to the team in the list of emails. */
  names: { siteMessage: 'Message from a school’s website' },
  siteMessage: (school: string) => ({
    subject: `A message from the website of ${school}`,
    greeting: `Dear ${school},`,
    labels: { name: 'Name', email: 'Email' },
    paragraphs: list('Someone wrote to you on your website.'),
    notes: list('Your answer goes to the address above. We have not checked it.'),
  }),
}
