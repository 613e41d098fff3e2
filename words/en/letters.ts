import { site } from '@/base/site'
import { list } from './list'

type Owner = { email: string }
type School = { institution: string; correspondent: string }
type Colleague = { institution: string; firstname: string }

/** The letters. What people typed comes in, made harmless. */
export const letters = ({ email }: Owner) => ({
  closing: `With warm regards, the ${site.name} team`,
  /** For who left no name that can be written. */
  nobody: 'teacher',
  noSchool: 'your school',
  /** Stands before the address that the button leads to. */
  copyAddress: 'If the button does not open, please copy this address: ',
  resetLink: (firstname: string) => ({
    subject: `Reset your ${site.name} password`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You asked for a new password for your ${site.name} account. Please choose it here:`,
    ),
    button: 'Choose a new password',
    notes: list(
      'The link works once, for one hour. After that you can ask for a new one on the site.',
      'If you did not ask for this, simply ignore this letter: your password stays as it is.',
    ),
  }),
  welcome: (firstname: string) => ({
    subject: `Welcome to ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Your ${site.name} account is ready. It is good to have you with us.`,
      `You can log in with your e-mail address and the password you chose, and begin with the free e-books and videos. The weekly session for teachers is live at ${site.weeklySession}.`,
    ),
    notes: list(`If you did not open this account, please write to ${email}.`),
  }),
  loginAttempts: (firstname: string) => ({
    subject: `Wrong passwords were tried on your ${site.name} account`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Somebody has tried several wrong passwords on your ${site.name} account. We have stopped letting strangers try for a while.`,
      'If it was you, there is nothing to do. You can log in with the right password from the device that you usually use.',
    ),
    notes: list(
      'If it was not you, your password has held. Should it be short, or one that you use elsewhere, please log in and choose a better one under Change Password.',
      'We send this letter at most once a day. It asks you for nothing, and carries no link.',
    ),
  }),
  institutionReceived: ({ institution, correspondent }: School) => ({
    subject: `We have received the details of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `Thank you for writing to us on behalf of ${institution}. Your form has reached us safely.`,
      'Should you need to ask us about it, please mention this reference.',
    ),
    opened:
      'The subscription runs from today. Log in with the account that sent the form, and invite your teachers under My school.',
    waits: 'We look at every form ourselves and write to you within three working days.',
    reference: 'Reference',
    notes: list(`If you did not send us this form, please write to ${email}.`),
  }),
  approved: ({ institution, correspondent }: School, lastDay: string) => ({
    subject: `The subscription of ${institution} is active`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `The subscription of ${institution} is active from now on. Premium e-books, videos and all eight workshops are open to the account that sent the form; there is no need to log in again.`,
      `It runs until ${lastDay}. Under My school you can invite your teachers.`,
    ),
    reference: 'Reference',
  }),
  rejected: ({ institution, correspondent }: School) => ({
    subject: `About the subscription of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `We cannot give ${institution} a subscription at present. The free e-books and videos stay open to the account that sent the form.`,
      'The reason stands below.',
    ),
    notes: list(
      `If you think this is a mistake, please write to ${email} and mention the reference.`,
    ),
    reference: 'Reference',
  }),
  schoolOpened: ({ institution, correspondent }: School, lastDay: string, until: string) => ({
    subject: `The subscription of ${institution} is ready`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `The subscription of ${institution} is approved and runs until ${lastDay}.`,
      'Whoever opens the link below, and registers or logs in, becomes the coordinator of the school and can invite its teachers.',
    ),
    button: 'Become the coordinator',
    reference: 'Reference',
    notes: list(`The link works once, until ${until}.`),
  }),
  schoolInvitation: (institution: string, inviter: string, until: string) => ({
    subject: `${institution} invites you to ${site.name}`,
    greeting: 'Dear teacher,',
    paragraphs: list(
      `${inviter} invites you to join ${institution} on ${site.name}. The school has a seat for you: e-books, videos, workshops and the teaching toolkit come with it.`,
    ),
    button: 'Look at the invitation',
    notes: list(
      `The link works once, until ${until}.`,
      'If you do not know this school, simply ignore this letter: nothing happens.',
    ),
  }),
  joinedSchool: ({ institution, firstname }: Colleague) => ({
    subject: `You have joined ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You have a seat in ${institution} on ${site.name} now, and everything that comes with its subscription is open to you.`,
      'Under My school you see until when it runs, who coordinates it, and how to leave.',
    ),
  }),
  removedFromSchool: ({ institution, firstname }: Colleague) => ({
    subject: `Your seat in ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `The coordinator of ${institution} has taken back your seat. Your account stays, and the free e-books and videos stay open to you.`,
      'If this is a mistake, please speak to the coordinator of your school.',
    ),
  }),
  termEnds: ({ institution, firstname }: Colleague, days: number, lastDay: string) => ({
    subject:
      days === 0
        ? `The subscription of ${institution} ends today`
        : `The subscription of ${institution} ends in ${days} ${days === 1 ? 'day' : 'days'}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `The subscription of ${institution} runs until ${lastDay}, that day included. After it the seats of all teachers lock.`,
      'You can renew it with a few taps: the form is filled in already.',
    ),
    button: 'Renew the subscription',
  }),
  teamContact: (subject: string) => ({
    subject: `Contact form: ${subject}`,
    greeting: `Dear ${site.name} team,`,
    paragraphs: list('A visitor has written to you through the contact form.'),
    labels: { name: 'Name', email: 'E-mail', subject: 'Subject' },
    notes: list('Your reply to this letter goes straight to the visitor.'),
  }),
  teamRegistered: (institution: string) => ({
    subject: `Institution registered: ${institution}`,
    paragraphs: list('A school has registered.'),
  }),
  teamSubscribed: (institution: string) => ({
    subject: `Institution subscribed: ${institution}`,
    paragraphs: list('A school has sent the subscription form.'),
  }),
  teamInstitution: {
    greeting: `Dear ${site.name} team,`,
    labels: {
      institution: 'Institution',
      correspondent: 'Correspondent',
      reference: 'Reference',
    },
    notes: list('The full form is stored with the institution.'),
  },
})
