import { formatDateTime } from '../dates'
import { list } from './list'

type LiveSessionEmailValues = { firstname: string; title: string; when: string }

const createGreeting = (firstname: string) => `Dear ${firstname},`

/** The letters about a session of the series, a workshop or a meeting. */
export const liveSessionEmails = {
  labels: {
    session: 'Session',
    when: 'When',
    minutes: 'It takes',
    host: 'With',
    entry: 'For your calendar',
  },
  when: (moment: string) => formatDateTime(moment),
  minutes: (count: number) => `${count} minutes`,
  letters: {
    gatheringRegistered: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `You are registered: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `A place is kept for you on ${when}. The entry for your calendar comes with this letter.`,
        'On the day, the door opens fifteen minutes before the start, on the page of the session.',
      ),
      button: 'Open the session',
      notes: list('Should you not be able to come, please give your place back there.'),
      quoted: false,
    }),
    gatheringWaiting: ({ firstname, title }: LiveSessionEmailValues) => ({
      subject: `You are on the waiting list: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        'All places are taken at present, so you are on the waiting list. When somebody gives a place back, it goes to who has waited longest, and we write to you at once.',
      ),
      button: 'Open the session',
      notes: list('There is nothing more to do.'),
      quoted: false,
    }),
    gatheringMovedUp: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `A place has become free for you: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `You waited for it: a place is now yours, on ${when}. The entry for your calendar is with this letter or behind the link below.`,
      ),
      button: 'Open the session',
      notes: list(
        'Should you not be able to come, please give the place back: others wait for it.',
      ),
      quoted: false,
    }),
    gatheringMoved: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `New time: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `The session you are registered for takes place at another time: ${when}. Your place is kept. Please take the new entry into your calendar; it replaces the old one.`,
      ),
      button: 'Open the session',
      notes: list('If the new time does not suit you, please give your place back there.'),
      quoted: false,
    }),
    gatheringCancelled: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `Cancelled: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `The session on ${when} does not take place. We are sorry, and say why below. The entry in your calendar can go.`,
      ),
      button: 'See what comes instead',
      notes: list('You need not do anything.'),
      quoted: true,
    }),
    gatheringRestored: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `It takes place after all: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `The session that we had cancelled takes place after all, on ${when}. Your place is kept.`,
      ),
      button: 'Open the session',
      notes: list('Please forgive us the to and fro.'),
      quoted: false,
    }),
    gatheringTomorrow: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `Soon: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `You are registered for this session on ${when}. The door opens fifteen minutes before the start, on its page.`,
      ),
      button: 'Open the session',
      notes: list('If you cannot come, please give your place back there.'),
      quoted: false,
    }),
    gatheringSoon: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `In half an hour: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `Your session begins in half an hour: ${when}. The door opens fifteen minutes before the start; the button on its page takes you in.`,
      ),
      button: 'Go to the door',
      notes: list('Come in with a question.'),
      quoted: false,
    }),
  },
}
