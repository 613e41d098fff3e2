import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from './common/list'

type Reader = { firstname: string; school: string }

export const trainingEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    trainingReminder: 'Reminder to a teacher without hours',
    sessionAnnounced: 'Session announced by a school',
  },
  trainingReminder: ({ firstname, school }: Reader) => ({
    subject: `${school} reminds you of your training hours`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `A coordinator of ${school} sees no training hours of yours in this school year.`,
      'Register for a live session to start. If you trained elsewhere, add it to your learning record and share it with your school.',
    ),
    button: 'Open my learning record',
  }),
  sessionAnnounced: ({ firstname, school }: Reader, title: string, startsAt: string) => ({
    subject: `${school} invites you: ${title}`,
    greeting: `Dear ${firstname},`,
    paragraphs: list(
      `A coordinator of ${school} invites you to the session “${title}”.`,
      `It starts on ${formatDateTime(startsAt)}.`,
    ),
    online: `It is a live session of ${site.name}. Register on its page to take part.`,
    inHouse: 'It takes place in your school.',
    button: 'Open the session',
  }),
}
