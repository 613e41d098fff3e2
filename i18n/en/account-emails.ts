import { site } from '@/base/site'
import { list } from './list'

type AccountEmailOwner = { email: string }

/** Letters about the account itself. */
export const accountEmails = ({ email }: AccountEmailOwner) => ({
  confirmAddress: (firstname: string) => ({
    subject: `Please confirm your mail address`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Please say that this mailbox is yours, so that we can reach you when you forget your password. Certificates and invitations of ${site.name} wait for it, too.`,
    ),
    button: 'Confirm my mail address',
    notes: list(
      'The link works once, for seven days, on any device.',
      `If you have no account at ${site.name}, simply ignore this letter: without the link nothing is confirmed.`,
    ),
  }),
  newAddress: (firstname: string) => ({
    subject: `Your new mail address at ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You asked for this to become the mail address of your ${site.name} account. Until you open the link, everything stays as it is.`,
    ),
    button: 'Yes, this is my address',
    notes: list(
      'The link works once, for seven days, on any device.',
      `If you have no account at ${site.name}, simply ignore this letter: nothing happens.`,
    ),
  }),
  addressChanged: (firstname: string) => ({
    subject: `The mail address of your ${site.name} account was changed`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Your ${site.name} account has another mail address from now on. We write to this one a last time, so that you know.`,
      'If it was you, there is nothing to do. If it was not, take the change back here:',
    ),
    button: 'Take the change back',
    notes: list(
      'The link works once, for seven days. It brings this address back, ends every login and the password, and lets you choose a new one.',
      `If you need help, please write to ${email}.`,
    ),
  }),
  erasurePlanned: (firstname: string, day: string) => ({
    subject: `Your ${site.name} account will be erased on ${day}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `You asked us to erase your account and everything that belongs to it. That happens on ${day}. Until then you can log in as ever.`,
      'If you change your mind, or if it was not you who asked, keep the account here:',
    ),
    button: 'Keep my account',
    notes: list(
      'Before it goes, you can fetch a copy of your data under Profile, My data.',
      `If it was not you, please also change your password, and write to ${email}.`,
    ),
  }),
  erasureUndone: (firstname: string) => ({
    subject: `Your ${site.name} account stays`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'You have taken back the wish to be erased. Your account stays, and nothing of it is lost.',
    ),
    notes: list(`If it was not you, please change your password, and write to ${email}.`),
  }),
  erasureHeld: (firstname: string) => ({
    subject: `Your ${site.name} account cannot be erased yet`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'The seven days are over, and we cannot erase your account yet: since you asked, a school has come to depend on you as its only coordinator, or you have been given a role in the team.',
      'Please hand over to a colleague under My school, or have your role ended. We look every day, and erase the account as soon as nothing stands in the way.',
    ),
    notes: list('Under Profile, My data you can also keep the account.'),
  }),
  recoveryWarning: (firstname: string) => ({
    subject: `Is this mailbox of your ${site.name} account lost to you?`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'A coordinator of your school has told us that you cannot get into this mailbox any more, and has named another address at which you can be reached. Our team has spoken with the school.',
      'In 24 hours the other address gets a link by which a new password is chosen. If you do read this, and it is not true, stop it here:',
    ),
    button: 'Stop this, the mailbox is mine',
    notes: list(`If you have a question, please write to ${email}.`),
  }),
  recoveryWaits: (firstname: string) => ({
    subject: `Your way back into ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      'A coordinator of your school has told us that you cannot get into your old mailbox, and that you can be reached here. Our team has agreed.',
      'For your safety we first wait 24 hours, in which somebody who reads the old mailbox can object. Then a letter with a link comes to this address.',
    ),
    notes: list('If this tells you nothing, simply ignore it.'),
  }),
  recoveryLink: (firstname: string) => ({
    subject: `Choose a new password for ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `Here you choose a new password. With it this address becomes the one of your ${site.name} account.`,
    ),
    button: 'Choose a new password',
    notes: list('The link works once, for seven days.', 'If this tells you nothing, ignore it.'),
  }),
  teamRecovery: {
    subject: 'Somebody cannot get into the mailbox',
    greeting: `Dear ${site.name} team,`,
    paragraphs: list(
      'A coordinator vouches for a colleague who cannot get into the mailbox. Please call the school by the number that it gave us when it subscribed, and then decide.',
    ),
    button: 'Look at it',
  },
})
