/** Pages that a school’s website links to. */
export const schoolSiteContact = {
  message: {
    title: 'Write to the school',
    lede: (school: string) =>
      `Your message goes to ${school}. We also show it your name and your email address.`,
    button: 'Send the message',
    busy: 'Sending...',
    failure: 'We could not send your message. Try again.',
    success: 'Your message is sent to the school.',
  },
  report: {
    title: 'Report a website',
    lede: (school: string) => `Tell us what is wrong with the website of ${school}. We check it.`,
    button: 'Send the report',
    busy: 'Sending...',
    failure: 'We could not send your report. Try again.',
    success: 'Your report is sent. We answer by email.',
    subject: (slug: string) => `Website report: ${slug}`,
  },
  name: 'Your name',
  email: 'Your email address',
  text: 'Message',
  team: {
    heading: 'Website',
    none: 'This school has no website.',
    public: 'The website is public.',
    offline: 'The website is not public.',
    open: 'Open the website',
    blocked: (reason: string) => `Blocked. Reason: ${reason}`,
    block: 'Take the website offline',
    reason: 'Reason for the school',
    unblock: 'Let the school publish again',
    results: {
      blocked: 'The website is offline. The school sees your reason.',
      unblocked: 'The school can publish again.',
    },
  },
}
