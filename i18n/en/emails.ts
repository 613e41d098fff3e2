import { site } from '@/base/site'
import { list } from './list'
import { RESPONSE_TIME } from './response-times'

type EmailOwner = { email: string }
type EmailSchool = { institution: string; correspondent: string }
type EmailApprovedTerm = {
  kind: 'first' | 'renewal'
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
}
type EmailTermStatus = 'none' | 'running' | 'coming' | 'over'
/** Without a first day the term has begun. */
type EmailTermDays = { firstDay: string | null; lastDay: string }
type EmailInviter = { institution: string; firstname: string }

/** The letters. What people typed comes in, made harmless. */
export const emails = ({ email }: EmailOwner) => ({
  closing: `With warm regards, the ${site.name} team`,
  /** For who left no name that can be written. */
  nobody: 'teacher',
  noSchool: 'your school',
  /** Stands before the address that the button leads to. */
  unsubscribe: 'Do not send me letters like this any more',
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
    button: 'Confirm my mail address',
    notes: list(
      'Please confirm your address within seven days: it is how we reach you when you forget your password, and certificates and invitations wait for it.',
      `If you did not open this account, please write to ${email}.`,
    ),
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
  institutionReceived: ({ institution, correspondent }: EmailSchool) => ({
    subject: `We have received the details of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `Thank you for writing to us on behalf of ${institution}. Your form has reached us safely.`,
      'Should you need to ask us about it, please mention this reference.',
    ),
    /** What happens now, and by when. */
    next: {
      registered: `Our team reads the form and writes to this address within ${RESPONSE_TIME}, with a link by which one of you takes charge of the school’s place on ${site.name}.`,
      waiting: `Our team reads the form and writes to this address within ${RESPONSE_TIME}. Until then the free e-books and videos stay open to the account that sent it.`,
      active:
        'The subscription runs from today. The account that sent the form is the school’s coordinator: under My school you invite your teachers, by e-mail or by one link for the staff room.',
      renewalWaits: `You ask to renew the subscription. Our team reads the form and writes to this address within ${RESPONSE_TIME}. Your teachers keep their seats.`,
      renewed:
        'The subscription is renewed. Your teachers keep their seats and have nothing to do.',
    },
    reference: 'Reference',
    notes: list(`If you did not send us this form, please write to ${email}.`),
  }),
  approved: (school: EmailSchool, term: EmailApprovedTerm) => ({
    greeting: `Dear ${school.correspondent},`,
    reference: 'Reference',
    ...createApproval(school, term),
  }),
  rejected: (
    { institution, correspondent }: EmailSchool,
    term: EmailTermStatus,
    lastDay: string,
  ) => ({
    subject: `About the subscription of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(createRejection(institution, term, lastDay), 'This is the reason:'),
    notes: list(
      `You can correct the form and send it again at any time. If you think this is a mistake, please write to ${email} and mention the reference.`,
    ),
    reference: 'Reference',
  }),
  schoolOpened: (
    { institution, correspondent }: EmailSchool,
    days: EmailTermDays,
    until: string,
  ) => ({
    subject: `The subscription of ${institution} is ready`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      days.firstDay
        ? `The subscription of ${institution} is approved. It starts on ${days.firstDay} and runs until ${days.lastDay}.`
        : `The subscription of ${institution} is approved and runs until ${days.lastDay}.`,
      'One of you now takes charge of it: its coordinator, who invites the teachers and renews the subscription. Please open the link below, or pass this letter on to the colleague who will do it. Whoever has no account registers on the way.',
    ),
    button: 'Become the coordinator',
    reference: 'Reference',
    notes: list(
      `The link works once, until ${until}.`,
      `If you did not register the school, please write to ${email}.`,
    ),
  }),
  schoolInvitation: (institution: string, inviter: string, until: string) => ({
    subject: `${institution} invites you to ${site.name}`,
    greeting: 'Dear teacher,',
    paragraphs: list(
      `${inviter} keeps a seat for you: ${institution} subscribes to ${site.name}, a site for teachers of grades 6 to 12. With the seat, all e-books, videos, workshops and the teaching toolkit are open to you. It costs you nothing.`,
    ),
    button: 'Look at the invitation',
    notes: list(
      `The link works once, until ${until}. It first says what the school will see; then you say yes or no.`,
      'If you do not know this school, simply ignore this letter: nothing happens.',
    ),
  }),
  joinedSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `You have a seat at ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You have a seat at ${institution} on ${site.name} now: all e-books, videos, workshops and the teaching toolkit are open to you.`,
      'The school’s coordinators see your name, your e-mail address, and the sessions and hours you attend while you hold the seat. They see nothing of what you read or watch.',
      'Under My school you see until when the subscription runs, who coordinates it, and how to give the seat back.',
    ),
  }),
  removedFromSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `Your seat at ${institution} has been given up`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `A coordinator of ${institution} has given up your seat. Premium e-books, videos and workshops are closed to your account from now on.`,
      'Your account stays yours, the free e-books and videos stay open, and certificates stay with you. If another school invites you, you can join it at once.',
      'If this is a mistake, please speak to the coordinator of your school.',
    ),
  }),
  coordinatorNamed: ({ institution, firstname }: EmailInviter) => ({
    subject: `You are a coordinator of ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You now coordinate ${institution} on ${site.name}. Under My school you invite teachers, see who has joined, give up the seats of those who leave, and renew the subscription.`,
      'One page there, “How it works”, explains all of it in a few minutes.',
    ),
  }),
  termEnds: ({ institution, firstname }: EmailInviter, days: number, lastDay: string) => ({
    subject:
      days === 0
        ? `The subscription of ${institution} ends today`
        : `The subscription of ${institution} ends in ${days} ${days === 1 ? 'day' : 'days'}`,
    greeting: `Dear ${firstname},`,
    runs: `The subscription of ${institution} runs until ${lastDay}, that day included. After it, premium e-books, videos and workshops close to all its teachers.`,
    renews:
      'Renewing takes a few minutes: the form is filled in already. Look through it, correct what has changed, and send it. Your teachers keep their seats; nobody has to be invited again.',
    waits:
      'Our team is reviewing your renewal. You have nothing to do; we write to the school as soon as it is decided.',
    button: 'Renew the subscription',
  }),
  certificateIssued: (firstname: string, session: string) => ({
    subject: `Your certificate: ${session}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Thank you for taking part in “${session}”. Your certificate is ready: to print, to keep, and to share by a link.`,
    ),
    button: 'Open your certificate',
    notes: list(
      'Is a letter of your name wrong? You can correct it there yourself; the number stays the same.',
    ),
  }),
  certificateWaits: (firstname: string, session: string) => ({
    subject: `Your certificate waits for your name: ${session}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Thank you for taking part in “${session}”. Before we issue your certificate, please tell us how your name is to stand on it, in any Indian script you like.`,
      'Once you have, this certificate is issued at once and the next ones without asking.',
    ),
    button: 'Confirm your name',
  }),
  certificateAddress: (firstname: string, session: string) => ({
    subject: 'Confirm your email address to get your certificate',
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You took part in “${session}”. Confirm that this mailbox is yours. Then choose the name for your certificate, and we issue it at once.`,
    ),
    button: 'Confirm my email address',
    notes: list(
      'The link works once, for 7 days, on any device.',
      `If you have no account at ${site.name}, ignore this email: without the link nothing is confirmed.`,
    ),
  }),
  certificateChanged: (firstname: string, session: string) => ({
    subject: `About your certificate: ${session}`,
    greeting: `Dear ${firstname},`,
    news: {
      corrected: `Our team has corrected the name on your certificate for “${session}”. Its number is the same as before.`,
      uncorrected: `Our team has taken back a correction of the name on your certificate for “${session}”. It reads as it did before.`,
      revoked: `Our team has revoked your certificate for “${session}”. Whoever looks up its number now reads that it is not valid.`,
      restored: `Your certificate for “${session}” is valid again. We are sorry for the trouble.`,
    },
    because: 'The reason we noted:',
    button: 'Open your certificate',
    notes: list(`If you think this is a mistake, please write to ${email}.`),
  }),
  schoolQuestion: ({ institution, correspondent }: EmailSchool) => ({
    subject: `A question about the form of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `Thank you for the form of ${institution}. Before we decide, we need to ask you something. Please just answer this letter.`,
    ),
    reference: 'Reference',
  }),
  messageAnswer: (name: string, subject: string, day: string) => ({
    subject: `Re: ${subject}`,
    greeting: `Dear ${name},`,
    wrote: `On ${day} you wrote to us about “${subject}”:`,
  }),
  wayInChanged: {
    greeting: (firstname: string) => `Dear ${firstname},`,
    what: {
      passkeyAdded: {
        subject: `A passkey was added to your ${site.name} account`,
        text: (name: string) =>
          `The passkey “${name}” now opens your account, beside your password.`,
      },
      passkeyRemoved: {
        subject: `A passkey was removed from your ${site.name} account`,
        text: (name: string) => `The passkey “${name}” no longer opens your account.`,
      },
      authenticatorAdded: {
        subject: `An authenticator app was set up for ${site.name}`,
        text: () =>
          'An authenticator app now opens the team’s side for you, and ten recovery codes were made for the day when the phone is not at hand.',
      },
      authenticatorRemoved: {
        subject: `Your authenticator app for ${site.name} was removed`,
        text: () => 'Codes of your authenticator app no longer open the team’s side.',
      },
      codesMade: {
        subject: `You have new recovery codes for ${site.name}`,
        text: () => 'Ten new recovery codes were made. The older ones no longer work.',
      },
      codeUsed: {
        subject: `A recovery code was used on your ${site.name} account`,
        text: () =>
          'One of your recovery codes has just opened the team’s side. It works no second time.',
      },
      factorReset: {
        subject: `Your second factor for ${site.name} was reset`,
        text: () =>
          'Your passkeys, your authenticator app and your recovery codes were removed, and all your logins have ended. Please log in with your password and set up a new second factor.',
      },
      managerNow: {
        subject: `You are a manager of ${site.name}`,
        text: () =>
          'You run the site with us now, as a manager. Log in and open your profile: it leads to the team’s side.',
      },
      editorNow: {
        subject: `You are an editor of ${site.name}`,
        text: () =>
          'You look after sessions, library, toolkit and messages with us now, as an editor. Log in and open your profile: it leads to the team’s side.',
      },
      roleTaken: {
        subject: `You are no longer of the ${site.name} team`,
        text: () => 'Your role has ended. Your account stays as it is, and yours.',
      },
    },
    notes: list(
      `If this surprises you, please change your password at once and write to ${email}.`,
    ),
  },
  teamContact: (subject: string) => ({
    subject: `Contact form: ${subject}`,
    greeting: `Dear ${site.name} team,`,
    paragraphs: list('A visitor has written to you through the contact form.'),
    labels: { name: 'Name', email: 'E-mail', subject: 'Subject' },
    button: 'Open the message',
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
    button: 'Open the form',
    notes: list('The full form is stored with the institution.'),
  },
})

function createApproval(
  { institution }: EmailSchool,
  { kind, start, firstDay, lastDay }: EmailApprovedTerm,
) {
  if (kind === 'renewal')
    return {
      subject: `The subscription of ${institution} is renewed`,
      paragraphs: list(
        `The subscription of ${institution} is renewed. The new term starts on ${firstDay} and runs until ${lastDay}.`,
        'Your teachers keep their seats and have nothing to do.',
      ),
    }
  if (start === 'later')
    return {
      subject: `The subscription of ${institution} is approved`,
      paragraphs: list(
        `The subscription of ${institution} is approved. It starts on ${firstDay} and runs until ${lastDay}.`,
        'From that day, premium e-books, videos and all eight workshops are open to you. Then you can invite your teachers under My school.',
      ),
    }
  return {
    subject: `The subscription of ${institution} is active`,
    paragraphs: list(
      `The subscription of ${institution} is active from now on. Premium e-books, videos and all eight workshops are open to the account that sent the form; there is no need to log in again.`,
      `It runs until ${lastDay}. The next step is to bring your teachers: under My school you invite them by e-mail, or by one link for the staff room.`,
    ),
  }
}

function createRejection(institution: string, term: EmailTermStatus, lastDay: string) {
  if (term === 'running')
    return `We cannot renew the subscription of ${institution} at present. The current term runs until ${lastDay}, and your teachers keep their seats until then.`
  if (term === 'coming')
    return `We cannot approve the form of ${institution} at present. The subscription you already have stays as it is and runs until ${lastDay}.`
  if (term === 'over')
    return `We cannot renew the subscription of ${institution} at present. It ended on ${lastDay}, and its seats stay locked.`
  return `We cannot give ${institution} a subscription at present. The free e-books and videos stay open to the account that sent the form.`
}
