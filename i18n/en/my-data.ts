import { formatLongDate } from '../dates'
import { list } from './list'

/** My data: what is stored, a copy, and the end of the account. */
export const myData = {
  title: 'My data',
  lede: 'What the site stores about you and why, a copy to take along, and the end of it all, if you wish.',
  stored: {
    heading: 'What is stored',
    intro:
      'Everything that can be stored of anybody with an account. Your copy says what of it there is of you.',
    privacy: 'How long each is kept',
    ask: 'Ask us about your data',
  },
  copy: {
    heading: 'A copy',
    text: 'All of it as one archive: a page to read, and the same as data for programs. The link works once, for one hour, and only for you.',
    password: 'Your password',
    button: 'Make my copy',
    busy: 'Making it ready...',
    failure: 'The copy could not be made. Please try again.',
    download: 'Download my data (ZIP)',
  },
  erase: {
    heading: 'Have it erased',
    points: list(
      'Seven days pass in which you can change your mind, here or by a link in the letter that we send you. You can log in meanwhile.',
      'Then everything that belongs to you goes within a day: account, notes, learning record, registrations, letters, messages you have sent us from your address.',
      'The log of what was done keeps its lines; they hold numbers and no names, and nothing leads from them to you any more.',
      'Request logs and back-ups disappear by themselves, when their time is over. The Privacy Policy says when.',
    ),
    password: 'Your password',
    keep: 'Keep my certificates verifiable: number, name and session stay, without my account. Otherwise they are erased, too, and whoever checks one finds nothing.',
    button: 'Erase my account',
    busy: 'One moment...',
    failure: 'That did not work. Please try again.',
    obstacles: {
      lastCoordinator:
        'You are the only coordinator of your school. Hand over to a colleague first: under My school, open a teacher and press “Hand over”. Then come back here.',
      teamRole:
        'You belong to the team of the site. Another manager has to end your role first; then come back here.',
    },
    toSchool: 'Open My school',
  },
  planned: {
    heading: (day: string) => `Your account will be erased on ${formatLongDate(day)}`,
    kept: 'Your certificates stay verifiable, without your account.',
    gone: 'Your certificates are erased, too.',
    undo: 'Keep my account',
  },
}
