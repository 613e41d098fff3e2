import { list } from './common/list'

type DomainEnd = { firstname: string; school: string; domain: string }
type SiteMailNames = { firstname: string; school: string }
type SiteEnd = { firstname: string; school: string; lastDay: string }

export const schoolSiteEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    siteMessage: 'Message from a school’s website',
    siteEnquiry: 'Admission enquiry from a school’s website',
    siteEnds: 'Website ending',
    siteDomainEnded: 'Domain of a website ended',
    siteApprovalAsked: 'Website to approve',
    siteDocumentsEnd: 'Document of a website ending',
  },
  siteMessage: (school: string) => ({
    subject: `A message from the website of ${school}`,
    greeting: `Dear ${school},`,
    labels: { name: 'Name', email: 'Email' },
    paragraphs: list('Someone wrote to you on your website.'),
    notes: list('Your answer goes to the address above. We have not checked it.'),
  }),
  siteEnquiry: (school: string) => ({
    subject: `Admission enquiry on the website of ${school}`,
    greeting: `Dear ${school},`,
    labels: { name: 'Name', phone: 'Phone', email: 'Email', class: 'Class', year: 'School year' },
    paragraphs: list('A parent asks about admission on your website.'),
    notes: list(
      'Call or write to the parent, then note it under My school. We have not checked what the parent wrote.',
    ),
    button: 'Open the enquiries',
  }),
  siteEnds: ({ firstname, school, lastDay }: SiteEnd) => ({
    subject: `The website of ${school} ends on ${lastDay}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `The subscription of ${school} is over. Its website stays public until the end of ${lastDay}.`,
      'Renew the subscription under My school to keep the website. You can also download its pages and files there.',
    ),
    button: 'Open your website’s page',
  }),
  siteDomainEnded: ({ firstname, school, domain }: DomainEnd) => ({
    subject: `${domain} no longer shows your website`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `The domain ${domain} no longer has the record that proves it belongs to ${school}.`,
      'The website stays public at its other address. Add the record again and check it under My school to use the domain.',
    ),
    button: 'Open your website’s page',
  }),
  siteDocumentsEnd: ({ firstname, school }: SiteMailNames) => ({
    subject: `Documents of ${school} end soon`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Documents on the website of ${school} are valid only until the days below.`,
      'Attach the renewed copies and publish the website, so that parents and your board see valid ones.',
    ),
    button: 'Open the disclosure',
  }),
  siteApprovalAsked: ({ firstname, school }: SiteMailNames) => ({
    subject: `A teacher asks you to publish the website of ${school}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `A teacher has changed the website of ${school} and asks you to publish it.`,
      'Look at the changes, then publish them or return them with a sentence.',
    ),
    button: 'Look at the changes',
  }),
}
