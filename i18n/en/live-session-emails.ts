import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from './common/list'

type LiveSessionEmailValues = { firstname: string; title: string; when: string }

type AttendanceInvitationValues = { name: string; session: string; when: string }

const createGreeting = (firstname: string) => `Dear ${firstname},`

export const liveSessionEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    liveSessionRegistered: 'Registered for a live session',
    liveSessionWaiting: 'On a waiting list',
    liveSessionMovedUp: 'Moved up from a waiting list',
    liveSessionMoved: 'Live session moved',
    liveSessionCancelled: 'Live session cancelled',
    liveSessionRestored: 'Live session restored',
    liveSessionTomorrow: 'Reminder a day before',
    liveSessionSoon: 'Reminder before the start',
    attendanceInvitation: 'Invitation after taking part',
  },
  labels: {
    session: 'Session',
    when: 'When',
    formerly: 'Before',
    minutes: 'Length',
    language: 'Language',
    host: 'Host',
    entry: 'For your calendar',
  },
  when: (moment: string) => formatDateTime(moment),
  invitation: ({ name, session, when }: AttendanceInvitationValues) => ({
    subject: `Your certificate: ${session}`,
    greeting: createGreeting(name),
    paragraphs: list(
      `You took part in “${session}” on ${when}. Register with ${site.name} to get your certificate. It is free.`,
      'Use this email address, then open the link in the email that we send you. If you have an account, log in and confirm this address.',
    ),
    button: `Register with ${site.name}`,
    notes: list('If you did not take part, ignore this email. Then nothing happens.'),
  }),
  minutes: (count: number) => `${count} minutes`,
  emails: {
    liveSessionRegistered: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `You are registered: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `You are registered for ${when}. The calendar entry is attached to this email.`,
        'You can join 15 minutes before the start, on the page of the session.',
      ),
      button: 'Open the session',
      notes: list('If you cannot come, cancel your registration there.'),
      quoted: false,
    }),
    liveSessionWaiting: ({ firstname, title }: LiveSessionEmailValues) => ({
      subject: `You are on the waiting list: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        'This session is full, so you are on the waiting list. If someone cancels, the next person on the list is registered. We email you at once if that is you.',
      ),
      button: 'Open the session',
      notes: list('You have nothing else to do.'),
      quoted: false,
    }),
    liveSessionMovedUp: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `You are now registered: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `You were on the waiting list. You are now registered for ${when}. The calendar entry is attached to this email or available from the link below.`,
      ),
      button: 'Open the session',
      notes: list('If you cannot come, please cancel your registration. Others are waiting.'),
      quoted: false,
    }),
    liveSessionMoved: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `New time: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `Your session has a new time: ${when}. You do not need to register again. Add the new entry to your calendar. It replaces the old one.`,
      ),
      button: 'Open the session',
      notes: list('If the new time does not suit you, cancel your registration there.'),
      quoted: false,
    }),
    liveSessionCancelled: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `Cancelled: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `The session on ${when} is cancelled. We are sorry. The reason is below. You can delete the entry in your calendar.`,
      ),
      button: 'See upcoming sessions',
      notes: list('You have nothing to do.'),
      quoted: true,
    }),
    liveSessionRestored: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `Session restored: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `The session that we cancelled will take place on ${when}. You do not need to register again.`,
      ),
      button: 'Open the session',
      notes: list('We are sorry for the confusion.'),
      quoted: false,
    }),
    liveSessionTomorrow: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `Reminder: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `You are registered for this session on ${when}. You can join on its page 15 minutes before the start.`,
      ),
      button: 'Open the session',
      notes: list('If you cannot come, cancel your registration there.'),
      quoted: false,
    }),
    liveSessionSoon: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `In 30 minutes: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `Your session starts in 30 minutes: ${when}. You can join on its page 15 minutes before the start.`,
      ),
      button: 'Open the session',
      notes: list('Bring a question.'),
      quoted: false,
    }),
  },
}
