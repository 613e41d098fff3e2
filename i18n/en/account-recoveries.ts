import { formatLongDate } from '../dates'

export const accountRecovery = {
  vouch: {
    heading: 'Lost access to email?',
    text: (name: string) =>
      `If ${name} has lost their email and password, you can vouch for them. We call your colleague or your school and email both addresses. If nobody objects within 24 hours, we send a link to the new address.`,
    email: 'New email address of your colleague',
    button: 'Vouch for this colleague',
    busy: 'Sending your request...',
    failure: 'We could not send your request. Try again.',
    success: 'We have sent your request to the team.',
  },
  team: {
    title: 'Account recovery',
    lede: 'A coordinator vouches for a colleague who lost access to their email. Call the colleague first, on the number in their account. If nobody answers, call the school and ask for them. Then decide. We email both addresses. If nobody objects within 24 hours, we send the link.',
    none: 'No open requests.',
    requested: (day: Date) => `Requested on ${formatLongDate(day)}`,
    school: 'School',
    ownPhone: 'Their own number: call it first',
    phone: 'School phone number',
    phoneEntry: {
      form: (name: string, day: Date) =>
        `From the form that ${name} sent on ${formatLongDate(day)}`,
      team: (name: string, day: Date) =>
        `Corrected by ${name} of our team on ${formatLongDate(day)}`,
      noAccount: 'someone without an account',
      isVoucher: 'The coordinator who vouches entered this number. It proves nothing.',
    },
    objected: (count: number, day: Date) =>
      count === 1
        ? `The owner of this account objected to an earlier request on ${formatLongDate(day)}.`
        : `The owner of this account objected to ${count} earlier requests, last on ${formatLongDate(day)}.`,
    reason: 'Why you approve it all the same',
    reasonHint: 'For example who you spoke with, on which number.',
    former: 'Old email address',
    email: 'New email address',
    vouchedBy: 'Vouched for by',
    grant: 'Approve request',
    refuse: 'Reject request',
    waits: 'Approved. We send the link after 24 hours if nobody objects.',
    unknown: 'unknown',
  },
}
