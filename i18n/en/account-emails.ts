import { site } from '@/base/site'
import { list } from './common/list'

type AccountEmailOwner = { email: string }

export const accountEmail = ({ email }: AccountEmailOwner) => ({
  /** Shown to the team in the list of emails. */
  names: {
    confirmAddress: 'Confirmation of an email address',
    newAddress: 'Confirmation of a new email address',
    newAddressByTeam: 'Confirmation of an email address that the team entered',
    addressCorrectionStarted: 'The team is changing the email address',
    addressChanged: 'Email address changed',
    dataExportReady: 'Copy of the data',
    mergePlanned: 'Announcement of an account merge',
    accountEnded: 'Account merged into another one',
    accountExtended: 'Another account merged into this one',
    erasurePlanned: 'Erasure planned',
    erasureUndone: 'Erasure cancelled',
    erasureHeld: 'Erasure waiting for a handover',
    recoveryWarning: 'Warning about an account recovery',
    recoveryWaits: 'Account recovery requested',
    recoveryLink: 'Account recovery link',
    factorLink: 'Link to set up a second factor',
    teamRecovery: 'To the team: account recovery',
  },
  confirmAddress: (firstname: string) => ({
    subject: `Confirm your email address`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Confirm that this email address is yours. Then we can reach you if you forget your password, and ${site.name} can send you certificates and invitations.`,
    ),
    button: 'Confirm my email address',
    notes: list(
      'The link works once, for 7 days, on any device.',
      `If you have no account at ${site.name}, ignore this email. Without the link, nothing is confirmed.`,
    ),
  }),
  newAddress: (firstname: string) => ({
    subject: `Confirm your new email address for ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You asked to use this email address for your ${site.name} account. Nothing changes until you open the link.`,
    ),
    button: 'Confirm my new email address',
    notes: list(
      'The link works once, for 7 days, on any device.',
      `If you have no account at ${site.name}, ignore this email. Nothing changes.`,
    ),
  }),
  newAddressByTeam: (firstname: string) => ({
    subject: `Confirm your new email address for ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Our team entered this email address for your ${site.name} account, because you asked for it. Nothing changes until you open the link.`,
    ),
    button: 'Confirm my new email address',
    notes: list(
      'The link works once, for 7 days, on any device.',
      `If you have no account at ${site.name}, ignore this email. Nothing changes.`,
    ),
  }),
  addressCorrectionStarted: (firstname: string) => ({
    subject: `Our team is changing the email address of your ${site.name} account`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Someone asked our team to use a different email address for your ${site.name} account. It changes when the new address is confirmed.`,
      `If this was you, there is nothing to do. If it was not you, write to ${email}.`,
    ),
    notes: list(
      'After the change, you get one more email here. It contains a link that undoes the change.',
    ),
  }),
  addressChanged: (firstname: string) => ({
    subject: `The email address of your ${site.name} account was changed`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Your ${site.name} account now has a different email address. This is our last email to the old one.`,
      'If you changed it, there is nothing to do. If you did not, undo the change here:',
    ),
    button: 'Undo the change',
    notes: list(
      'The link works once, for 7 days. It restores this email address, logs you out everywhere and lets you choose a new password.',
      `If you need help, write to ${email}.`,
    ),
  }),
  dataExportReady: (firstname: string) => ({
    subject: `The copy of your data from ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You asked our team for a copy of your data. Open the link and log in to download it.',
    ),
    button: 'Download my data',
    notes: list(
      'The link works once, for 7 days, and only with your login.',
      `If you did not ask for it, there is nothing to do. Nobody else can open the link.`,
    ),
  }),
  mergePlanned: (firstname: string) => ({
    subject: `Your ${site.name} account will be merged with another one`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'Someone asked our team to merge two accounts of one person. One of them has this email address.',
      'In 24 hours, everything moves into one account, and the other one ends. If you did not ask for this, stop it here:',
    ),
    button: 'Stop the merge',
    notes: list(
      'If you asked for it, there is nothing to do. You get one more email when it is done.',
      `If you have a question, write to ${email}.`,
    ),
  }),
  accountEnded: (firstname: string) => ({
    subject: `Your ${site.name} account with this address has ended`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You asked our team to merge your two accounts. Everything from this account is now in the other one.',
      'Log in with the email address and the password of the other account.',
    ),
    notes: list(`If you did not ask for it, write to ${email}.`),
  }),
  accountExtended: (firstname: string) => ({
    subject: `Your two ${site.name} accounts are merged`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You asked our team to merge your two accounts. Everything from the other account is now in this one.',
      'Log in as before. The other account has ended.',
    ),
    notes: list(`If you did not ask for it, write to ${email}.`),
  }),
  erasurePlanned: (firstname: string, day: string) => ({
    subject: `Your ${site.name} account will be erased on ${day}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You asked us to erase your account and everything that belongs to it. We do this on ${day}. Until then you can still log in.`,
      'If you change your mind, or if you did not ask for this, keep your account here:',
    ),
    button: 'Keep my account',
    notes: list(
      'Until then, you can download a copy of your data under Profile, My data.',
      `If you did not ask for this, also change your password and write to ${email}.`,
    ),
  }),
  erasureUndone: (firstname: string) => ({
    subject: `We are keeping your ${site.name} account`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You cancelled the erasure of your account. Your account and all your data stay.',
    ),
    notes: list(`If you did not do this, change your password and write to ${email}.`),
  }),
  erasureHeld: (firstname: string) => ({
    subject: `We cannot erase your ${site.name} account yet`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'The time to change your mind is over, but we cannot erase your account yet. Since you asked, you have become the only coordinator of a school, or you have a role in our team.',
      'Make a colleague the coordinator under My school, or ask a manager to end your role. We check every day and erase the account as soon as we can.',
    ),
    notes: list('You can also keep the account: open Profile, My data.'),
  }),
  recoveryWarning: (firstname: string) => ({
    subject: `Do you still use this email address for ${site.name}?`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'A coordinator of your school says that you can no longer read email at this address. They gave us a new address for you. Our team has agreed.',
      'In 24 hours we send a link to the new address to choose a new password. If you can still read this address, stop this here:',
    ),
    button: 'Stop the account recovery',
    notes: list(`If you have a question, write to ${email}.`),
  }),
  recoveryWaits: (firstname: string) => ({
    subject: `Recovery of your ${site.name} account`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'A coordinator of your school says that you can no longer read email at your old address. They gave us this address for you. Our team has agreed.',
      'For your safety we wait 24 hours first. In that time, anyone who reads the old address can stop this. Then we email you a link here.',
    ),
    notes: list('If you do not know what this is about, ignore this email.'),
  }),
  recoveryLink: (firstname: string) => ({
    subject: `Choose a new password for ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Choose a new password here. This address then becomes the email address of your ${site.name} account.`,
    ),
    button: 'Choose a new password',
    notes: list(
      'The link works once, for 7 days.',
      'If you do not know what this is about, ignore this email.',
    ),
  }),
  factorLink: (firstname: string) => ({
    subject: `Set up your second factor for ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You want to set up a second factor for the team area. Log in and open this link in the browser where you set it up.',
    ),
    button: 'Continue with the second factor',
    notes: list(
      'The link works once, for 1 hour, and only with your login. After that, ask for a new one in the team area.',
      `If you did not ask for this, someone else may know your password. Change it and write to ${email}.`,
    ),
  }),
  teamRecovery: {
    subject: 'Account recovery: a coordinator vouches for a colleague',
    greeting: `Dear ${site.name} team,`,
    paragraphs: list(
      'A coordinator vouches for a colleague who can no longer read their email. Open the request: it shows which number to call first. Then decide.',
    ),
    button: 'Open the request',
  },
})
