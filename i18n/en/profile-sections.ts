import { formatLongDate } from '../dates'
import { certificateLanguages } from './common/certificate-languages'

export const profileSection = {
  heading: 'Your account',
  back: 'Back to the profile',
  noScript: 'This page needs JavaScript. Turn it on and reload the page.',
  ways: {
    profileDetails: { title: 'Details', about: 'Names, phone number, language of certificates' },
    profileEmail: { title: 'Email address', about: 'Confirm or change it' },
    profileMails: { title: 'Emails', about: 'Reminders and news' },
    notifications: { title: 'Notifications', about: 'Reminders by email or on your devices' },
    changePassword: { title: 'Change password', about: 'Ends all your other logins' },
    passkeys: { title: 'Passkeys', about: 'Log in without typing a password' },
    profileSignIn: { title: 'Other logins', about: 'Log in with an account that you already have' },
    logins: { title: 'Logins', about: 'See where you are logged in; end one or all' },
    myData: { title: 'My data', about: 'See, download or erase your data' },
  },
  address: {
    confirmed: 'confirmed',
    unconfirmed:
      'Your email address is not confirmed yet. Confirm it to get invitations and certificates.',
    failed:
      'We cannot deliver emails to your address. Correct the address, or confirm it again when the mailbox works.',
    way: 'Check your email address',
  },
  takeover: {
    texts: {
      recovery:
        'A coordinator of your school says that you cannot read your email any more. They ask us to give your account another email address. If you did not ask for this, stop it.',
      merge:
        'Our team will merge your account with another one within 24 hours, because someone asked for it. If it was not you, stop it.',
    },
    button: 'Stop it',
  },
  planned: (day: string) => `Your account will be erased on ${formatLongDate(day)}.`,
  details: {
    title: 'Details',
    lede: 'Your certificates keep the name that you confirmed for them.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    phoneHint: '10 digits; you can add +91, 0, spaces or dashes',
    languages: certificateLanguages,
    button: 'Save changes',
    busy: 'Saving...',
    failure: 'We could not save your details. Try again.',
    success: 'Your details are saved.',
  },
  email: {
    title: 'Email address',
    now: 'Your current address',
    state: {
      confirmed: 'Confirmed',
      unconfirmed: 'Not confirmed yet',
      failed: 'Emails cannot be delivered',
    },
    awaited: (address: string) =>
      `We sent an email to ${address}. Open its link to change your address.`,
    again: 'Send confirmation link',
    sending: 'Sending...',
    changeHeading: 'Change your email address',
    changeLede:
      'We send a link to the new address. Your address changes when you open it. We also email the old address. You can undo the change from there for 7 days.',
    next: 'New email address',
    password: 'Your password',
    button: 'Send the link',
    busy: 'Sending...',
    failure: 'We could not send the email. Try again.',
    success: 'We sent an email to the new address.',
  },
  mails: {
    title: 'Emails',
    lede: 'You always get emails about your own actions, such as a new password, a seat or a certificate. You can choose the others. Each of them also has a link to unsubscribe.',
    reminders:
      'Reminders: sessions that you registered for, and the end of your school’s subscription',
    news: 'News: occasional updates about the site',
    button: 'Save my choice',
    busy: 'Saving...',
    failure: 'We could not save your choice. Try again.',
    success: 'Your choice is saved.',
  },
}
