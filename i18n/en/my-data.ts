import { formatLongDate } from '../dates'
import { list } from './common/list'

export const myData = {
  title: 'My data',
  lede: 'See what we store about you and why. Download a copy of your data, or erase your account.',
  stored: {
    heading: 'Stored data',
    intro:
      'This list shows everything that we can store about an account. Your copy shows what we store about you.',
    privacy: 'How long we keep your data',
    ask: 'Ask us about your data',
  },
  copy: {
    heading: 'Copy of your data',
    text: 'One ZIP file with all your data: a page to read, and the same data for programs. The link works once, for 1 hour, and only for you.',
    password: 'Your password',
    button: 'Create my copy',
    busy: 'Creating your copy...',
    failure: 'The copy could not be created. Try again.',
    download: 'Download my data (ZIP)',
  },
  erase: {
    heading: 'Erase your account',
    points: (waitDays: number) =>
      list(
        `You have ${waitDays === 1 ? '1 day' : `${waitDays} days`} to change your mind, here or with the link in our email. You can still log in during this time.`,
        'Then we erase everything that belongs to you within a day. This includes your account, notes, learning record, registrations, emails, and messages sent from your email address.',
        'The audit log keeps its entries. They have numbers and no names, and nobody can link them to you.',
        'Request logs and backups are deleted after a fixed time. The Privacy Policy says when.',
      ),
    password: 'Your password',
    keep: 'Keep my certificates verifiable. We keep number, name and session, without my account. Otherwise we erase my certificates, and nobody can check them any more.',
    button: 'Erase my account',
    busy: 'One moment...',
    failure: 'Your account could not be erased. Try again.',
    obstacles: {
      lastCoordinator:
        'You are the only coordinator of your school. Under My school, open a teacher and press “Hand over”. Then come back here.',
      teamRole: 'You have a role in the team. Ask another manager to end it, then come back here.',
    },
    toSchool: 'Open My school',
  },
  planned: {
    heading: (day: string) => `Your account will be erased on ${formatLongDate(day)}`,
    kept: 'Your certificates stay verifiable, without your account.',
    gone: 'We also erase your certificates.',
    undo: 'Keep my account',
  },
}
