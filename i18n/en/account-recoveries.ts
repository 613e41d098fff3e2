import { formatLongDate } from '../dates'

export const accountRecovery = {
  vouch: {
    heading: 'Lost access to email?',
    text: (name: string) =>
      `If ${name} has lost their email and password, you can vouch for them. We call your school and email both addresses. If nobody objects within 24 hours, we send a link to the new address.`,
    email: 'New email address of your colleague',
    button: 'Vouch for this colleague',
    busy: 'Sending your request...',
    failure: 'We could not send your request. Try again.',
    success: 'We have sent your request to the team.',
  },
  team: {
    title: 'Account recovery',
    lede: 'A coordinator vouches for a colleague who lost access to their email. Call the school on the number from its subscription form, ask for the colleague, then decide. We email both addresses. If nobody objects within 24 hours, we send the link.',
    none: 'No open requests.',
    requested: (day: Date) => `Requested on ${formatLongDate(day)}`,
    school: 'School',
    phone: 'School phone number',
    former: 'Old email address',
    email: 'New email address',
    vouchedBy: 'Vouched for by',
    grant: 'Approve request',
    refuse: 'Reject request',
    waits: 'Approved. We send the link after 24 hours if nobody objects.',
    unknown: 'unknown',
  },
}
