import { site } from '@/base/site'
import { list } from './common/list'
import { RESPONSE_TIME } from './common/response-times'
import { WEEKLY_SESSION } from './common/weekly-session'

type EmailOwner = { email: string }
type EmailSchool = { institution: string; correspondent: string }
type EmailApprovedTerm = {
  kind: 'first' | 'renewal'
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
}
type EmailTermStatus = 'none' | 'running' | 'coming' | 'over'
/** Without a first day the term has already begun. */
type EmailTermDays = { firstDay: string | null; lastDay: string }
type EmailInviter = { institution: string; firstname: string }
type EmailTokenMaker = EmailInviter & { maker: string }

/** User input is passed in already escaped. */
export const email = ({ email }: EmailOwner) => ({
  /** Shown to the team in the list of emails. */
  names: {
    resetLink: 'Password reset link',
    welcome: 'Welcome',
    loginAttempts: 'Wrong password attempts',
    loginMethodChanged: 'Login method changed',
    institutionReceived: 'School application received',
    subscriptionDecided: 'Decision on a school application',
    schoolOpened: 'Coordinator link',
    schoolInvitation: 'Invitation to a school',
    schoolAddress: 'Link to a school’s email address',
    joinedSchool: 'Joined a school',
    removedFromSchool: 'Removed from a school',
    movedToSchool: 'Moved to another school',
    coordinatorNamed: 'Became a coordinator',
    apiTokenCreated: 'New API token of the school',
    teamTokenCreated: 'New API token of a manager',
    termEnds: 'Term ending',
    schoolLoginEnded: 'School login ended',
    schoolQuestion: 'Question to a school',
    certificateIssued: 'Certificate',
    certificateWaits: 'Certificate name to confirm',
    certificateAddress: 'Certificate waiting for an email address',
    certificateChanged: 'Certificate changed',
    messageAnswer: 'Answer to a message',
    teamContact: 'To the team: a message',
    teamInstitution: 'To the team: a school application',
  },
  closing: `With best wishes, the ${site.name} team`,
  /** For recipients without a usable name. */
  fallbackName: 'teacher',
  noSchool: 'your school',
  unsubscribe: 'Unsubscribe',
  copyAddress: 'If the button does not work, copy this link: ',
  /** At the foot of each email. */
  reasons: {
    account: `You get this email because you have an account at ${site.name}.`,
    address: `You get this email because someone entered this email address at ${site.name}.`,
    school: `You get this email because your school is registered with ${site.name}.`,
    invitation: `You get this email because a school invited this email address to ${site.name}.`,
    session: 'You get this email because you registered for this session.',
    attendance: `You get this email because you took part in a session of ${site.name}.`,
    news: 'You get this email because you asked for our news.',
    message: 'You get this email because you wrote to us.',
    team: `You get this email because this is an address of the ${site.name} team.`,
  },
  resetLink: (firstname: string) => ({
    subject: `Reset your ${site.name} password`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(`You asked for a new password for your ${site.name} account. Choose it here:`),
    button: 'Choose a new password',
    notes: list(
      'The link works once, for 1 hour. After that, ask for a new one on the site.',
      'If you did not ask for this, ignore this email. Your password stays the same.',
    ),
  }),
  welcome: (firstname: string) => ({
    subject: `Welcome to ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Your ${site.name} account is ready. Welcome!`,
      `Log in with your email address and your password, and start with the free e-books and videos. The weekly session for teachers is live at ${WEEKLY_SESSION}.`,
    ),
    button: 'Confirm my email address',
    notes: list(
      'Confirm your email address within 7 days. We need it to reach you if you forget your password, and to send you certificates and invitations.',
      `If you did not create this account, write to ${email}.`,
    ),
  }),
  loginAttempts: (firstname: string) => ({
    subject: `Wrong passwords were entered for your ${site.name} account`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Someone has entered several wrong passwords for your ${site.name} account. We are blocking logins from unknown devices for a while.`,
      'If it was you, there is nothing to do. Log in with the right password on the device that you usually use.',
    ),
    notes: list(
      'If it was not you, your account is safe. Is your password short, or do you use it on other sites? Then log in and choose a better one under Change Password.',
      'We send this email at most once a day. It asks you for nothing and has no link.',
    ),
  }),
  institutionReceived: ({ institution, correspondent }: EmailSchool) => ({
    subject: `We have received the form of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `Thank you for registering ${institution}. We have received your form.`,
      'If you have a question about it, mention this reference.',
    ),
    next: {
      registered: `We read the form and email you within ${RESPONSE_TIME}. That email has a link for one of you to become the school’s coordinator on ${site.name}.`,
      waiting: `We read the form and email you within ${RESPONSE_TIME}. Until then, the account that sent the form can use the free e-books and videos.`,
      active:
        'The subscription starts today. The account that sent the form is the school’s coordinator. Invite your teachers under My school, by email or with one staff room link.',
      renewalWaits: `You asked to renew the subscription. We read the form and email you within ${RESPONSE_TIME}. Your teachers keep their seats.`,
      renewed:
        'The subscription is renewed. Your teachers keep their seats and have nothing to do.',
    },
    reference: 'Reference',
    notes: list(`If you did not send this form, write to ${email}.`),
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
      `You can correct the form and send it again at any time. If you think this is a mistake, write to ${email} with the reference.`,
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
      'One of you can now become its coordinator. The coordinator invites the teachers and renews the subscription. Open the link below, or forward this email to the right colleague. You can register on the way.',
    ),
    button: 'Become the coordinator',
    reference: 'Reference',
    notes: list(
      `The link works once, until ${until}.`,
      `If you did not register the school, write to ${email}.`,
    ),
  }),
  schoolInvitation: (institution: string, inviter: string, until: string, teacher = 'teacher') => ({
    subject: `${institution} invites you to ${site.name}`,
    greeting: `Dear ${teacher},`,
    paragraphs: list(
      `${inviter} is offering you a seat. ${institution} subscribes to ${site.name}, a site for teachers of grades 6 to 12. With a seat you can use all e-books, videos, workshops and the teaching toolkit. It is free for you.`,
    ),
    button: 'See the invitation',
    notes: list(
      `The link works once, until ${until}. It shows what the school will see. Then you accept or decline.`,
      'If you do not know this school, ignore this email. Nothing changes.',
    ),
  }),
  schoolAddress: (institution: string, inviter: string) => ({
    subject: 'Is this the email address of your school?',
    greeting: `Dear ${institution},`,
    paragraphs: list(
      `${inviter} named this address as the email address of ${institution} on ${site.name}. After you confirm it, messages from the school’s website and our documents come here.`,
    ),
    button: 'Check and confirm',
    notes: list(
      'The link works for 7 days.',
      'If you do not know this school, ignore this email. Nothing changes.',
    ),
  }),
  joinedSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `You have a seat at ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You now have a seat at ${institution} on ${site.name}. You can use all e-books, videos, workshops and the teaching toolkit.`,
      'The school’s coordinators see your name and your email address. They also see your sessions of the whole school year, also from before you joined, with hours and certificates. They do not see what you read or watch.',
      'My school shows when the subscription ends, who coordinates it, and how to leave the school.',
    ),
  }),
  removedFromSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `Your seat at ${institution} has been removed`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `A coordinator of ${institution} has removed your seat. You can no longer use premium e-books, videos and workshops.`,
      'You keep your account, the free e-books and videos, and your certificates. If another school invites you, you can join it at once.',
      'If this is a mistake, speak to the coordinator of your school.',
    ),
  }),
  movedToSchool: ({ institution, firstname }: EmailInviter, former: string) => ({
    subject: `Your seat is now at ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Our team moved your seat from ${former} to ${institution}, because you asked for it. You keep your certificates and hours.`,
      `${institution} sees your name, your email address, and your sessions of the whole school year, also from before you moved.`,
      'If you did not ask for it, write to us.',
    ),
  }),
  coordinatorNamed: ({ institution, firstname }: EmailInviter) => ({
    subject: `You are a coordinator of ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You are now a coordinator of ${institution} on ${site.name}. Under My school you invite teachers and see who has joined. You also remove the seats of teachers who leave, and renew the subscription.`,
      'The page “How it works” there explains it in a few minutes.',
    ),
  }),
  apiTokenCreated: ({ institution, firstname, maker }: EmailTokenMaker) => ({
    subject: `A new API token of ${institution}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `${maker} made an API token of ${institution}. With it, a program can read the school’s data and write some of it.`,
      'Do you not know about this? Revoke the token on the page “API tokens” and ask your colleague. If it was your own account, change your password, too.',
    ),
    labels: { name: 'Name', scopes: 'Permissions', until: 'Works until' },
    button: 'Open the tokens',
  }),
  teamTokenCreated: (firstname: string) => ({
    subject: 'A new API token of your account',
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'An API token was made in your name. With it, a program can read the data of all schools and write some of it.',
      'Was this not you? Revoke the token, change your password and tell the other managers.',
    ),
    labels: { name: 'Name', scopes: 'Permissions', until: 'Works until' },
    button: 'Open the tokens',
  }),
  termEnds: ({ institution, firstname }: EmailInviter, days: number, lastDay: string) => ({
    subject:
      days === 0
        ? `The subscription of ${institution} ends today`
        : `The subscription of ${institution} ends in ${days} ${days === 1 ? 'day' : 'days'}`,
    greeting: `Dear ${firstname},`,
    runs: `The subscription of ${institution} runs until the end of ${lastDay}. After that, its teachers can no longer use premium e-books, videos and workshops.`,
    renews:
      'Renewing takes a few minutes, because we have filled in the form for you. Check it, correct what has changed, and send it. Your teachers keep their seats and need no new invitation.',
    waits:
      'We are reviewing your renewal. You have nothing to do. We email the school when we have decided.',
    button: 'Renew the subscription',
  }),
  schoolLoginEnded: ({ institution, firstname }: EmailInviter, login: string) => ({
    subject: `Teachers can no longer join ${institution} with ${login}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `${login} no longer has the record that proves it belongs to ${institution}, or another school has proved it.`,
      'Your teachers keep their seats. If you required this login, their passwords work again. To use it again, add the record and check it under My school.',
    ),
    button: 'Open School login',
  }),
  certificateIssued: (firstname: string, session: string) => ({
    subject: `Your certificate: ${session}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Thank you for taking part in “${session}”. Your certificate is ready. You can print it, save it or share its link.`,
    ),
    feedback: 'Three questions about the session',
    button: 'Open your certificate',
    notes: list(
      'Is your name wrong? You can correct it there yourself. The number stays the same.',
    ),
  }),
  certificateWaits: (firstname: string, session: string) => ({
    subject: `Confirm your name for your certificate: ${session}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Thank you for taking part in “${session}”. Before we issue your certificate, confirm your name. You can write it in any Indian script.`,
      'We then issue this certificate at once. For later certificates, we do not ask again.',
    ),
    button: 'Confirm your name',
  }),
  certificateAddress: (firstname: string, session: string) => ({
    subject: 'Confirm your email address to get your certificate',
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You took part in “${session}”. Confirm that this email address is yours. Then choose the name for your certificate, and we issue it at once.`,
    ),
    button: 'Confirm my email address',
    notes: list(
      'The link works once, for 7 days, on any device.',
      `If you have no account at ${site.name}, ignore this email. Without the link, nothing is confirmed.`,
    ),
  }),
  certificateChanged: (firstname: string, session: string) => ({
    subject: `About your certificate: ${session}`,
    greeting: `Dear ${firstname},`,
    news: {
      corrected: `Our team has corrected the name on your certificate for “${session}”. Its number is the same as before.`,
      uncorrected: `Our team has undone a correction of the name on your certificate for “${session}”. It shows the earlier name again.`,
      revoked: `Our team has revoked your certificate for “${session}”. Anyone who checks its number now sees that it is not valid.`,
      restored: `Your certificate for “${session}” is valid again. We are sorry for the trouble.`,
    },
    because: 'The reason:',
    button: 'Open your certificate',
    notes: list(`If you think this is a mistake, write to ${email}.`),
  }),
  schoolQuestion: ({ institution, correspondent }: EmailSchool) => ({
    subject: `A question about the form of ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `Thank you for the form of ${institution}. We have a question before we decide. Reply to this email to answer it.`,
    ),
    reference: 'Reference',
  }),
  messageAnswer: (name: string, subject: string, day: string) => ({
    subject: `Re: ${subject}`,
    greeting: `Dear ${name},`,
    wrote: `On ${day} you wrote to us about “${subject}”:`,
  }),
  loginMethodChanged: {
    greeting: (firstname: string) => `Dear ${firstname},`,
    changes: {
      passkeyAdded: {
        subject: `A passkey was added to your ${site.name} account`,
        text: (name: string) =>
          `You can now log in with the passkey “${name}” as well as your password.`,
      },
      passkeyRemoved: {
        subject: `A passkey was removed from your ${site.name} account`,
        text: (name: string) => `You can no longer log in with the passkey “${name}”.`,
      },
      identityAdded: {
        subject: `A login was connected to your ${site.name} account`,
        text: (name: string) => `You can now log in with ${name} as well as your password.`,
      },
      identityRemoved: {
        subject: `A login was removed from your ${site.name} account`,
        text: (name: string) => `You can no longer log in with ${name}.`,
      },
      authenticatorAdded: {
        subject: `An authenticator app was set up for ${site.name}`,
        text: () =>
          'You can now use an authenticator app to open the team area. You also have ten recovery codes. Use one when you do not have your phone.',
      },
      authenticatorRemoved: {
        subject: `Your authenticator app for ${site.name} was removed`,
        text: () =>
          'You can no longer use codes from your authenticator app to open the team area.',
      },
      codesCreated: {
        subject: `You have new recovery codes for ${site.name}`,
        text: () => 'You have ten new recovery codes. The old ones no longer work.',
      },
      codeUsed: {
        subject: `A recovery code was used on your ${site.name} account`,
        text: () =>
          'Someone has just used one of your recovery codes to open the team area. This code does not work again.',
      },
      factorReset: {
        subject: `Your second factor for ${site.name} was reset`,
        text: () =>
          'Your passkeys, your authenticator app and your recovery codes were removed. You are logged out everywhere. Log in with your password and set up a new second factor.',
      },
      managerNow: {
        subject: `You are a manager of ${site.name}`,
        text: () =>
          'You now manage the site with us. Log in and open your profile. It has a link to the team area.',
      },
      editorNow: {
        subject: `You are an editor of ${site.name}`,
        text: () =>
          'You now manage sessions, library, toolkit and messages. Log in and open your profile. It has a link to the team area.',
      },
      accountsNow: {
        subject: `You now manage the accounts of ${site.name}`,
        text: () =>
          'You can now see the ledger, record payments and issue documents. Log in and open your profile. It has a link to the team area.',
      },
      viewerNow: {
        subject: `You can view lists and statistics of ${site.name}`,
        text: () =>
          'You can now read the lists of schools and sessions and the statistics. Log in and open your profile. It has a link to the team area.',
      },
      roleTaken: {
        subject: `You are no longer on the ${site.name} team`,
        text: () => 'Your role has ended. You keep your account.',
      },
    },
    notes: list(`If you did not expect this, change your password now and write to ${email}.`),
  },
  teamContact: (subject: string) => ({
    subject: `Contact form: ${subject}`,
    greeting: `Dear ${site.name} team,`,
    paragraphs: list('A visitor has written to you through the contact form.'),
    labels: { name: 'Name', email: 'Email', subject: 'Subject' },
    button: 'Open the message',
    notes: list('If you reply to this email, your reply goes straight to the visitor.'),
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
        'From that day, you can use premium e-books, videos and all eight workshops. Then you can invite your teachers under My school.',
      ),
    }
  return {
    subject: `The subscription of ${institution} is active`,
    paragraphs: list(
      `The subscription of ${institution} is now active. The account that sent the form can use premium e-books, videos and all eight workshops. There is no need to log in again.`,
      `It runs until ${lastDay}. Next, invite your teachers under My school, by email or with one staff room link.`,
    ),
  }
}

function createRejection(institution: string, term: EmailTermStatus, lastDay: string) {
  if (term === 'running')
    return `We cannot renew the subscription of ${institution} now. The current term runs until ${lastDay}, and your teachers keep their seats until then.`
  if (term === 'coming')
    return `We cannot approve the form of ${institution} now. Your current subscription stays the same and runs until ${lastDay}.`
  if (term === 'over')
    return `We cannot renew the subscription of ${institution} now. It ended on ${lastDay}, and its seats stay locked.`
  return `We cannot give ${institution} a subscription now. The account that sent the form can still use the free e-books and videos.`
}
