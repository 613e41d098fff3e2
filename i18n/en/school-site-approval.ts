/** Teachers write the website, a coordinator approves it. */
export const schoolSiteApproval = {
  heading: 'Approval',
  on: 'Teachers write, you publish.',
  off: 'Teachers who edit can also publish.',
  turnOn: 'Let coordinators approve',
  turnOff: 'Let teachers publish',
  saved: 'The setting is saved.',
  ask: 'Ask to publish',
  asked: 'We have asked the coordinators. They see it under My school.',
  waiting: (when: string) =>
    `Asked ${when}. A coordinator looks at it. You can go on writing, and ask again.`,
  returnedNote: (note: string) => `A coordinator returned the draft: ${note}`,
  question: (name: string | null, when: string) =>
    name ? `${name} asks you to publish (${when}).` : `A teacher asks you to publish (${when}).`,
  changes: 'What changes for visitors:',
  design: 'Name and design',
  all: 'The whole website is new.',
  look: (page: string) => `Look at ${page}`,
  reason: 'What should be different?',
  return: 'Return the draft',
  busy: 'One moment...',
  failure: 'We could not return the draft. Try again.',
  returned: 'The draft is returned. The teacher reads your sentence on the page of the website.',
}
