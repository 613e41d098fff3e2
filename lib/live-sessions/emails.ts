import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { nameForeignLanguage } from '@/i18n/language-name'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import type {
  EmailComposers,
  EmailMessage,
  UnsubscribableEmailData,
} from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'
import { buildCalendar, getCalendarFileName } from './calendar'

export type LiveSessionEmailData = {
  firstname: string
  liveSessionId: string
  slug: string
  title: string
  summary: string
  /** Absent in emails that an earlier release queued. */
  language?: string
  host: string
  startsAt: string
  minutes: string
  sequence: string
  changedAt: string
  reason: string
  /** Of a session that was moved; absent in emails that an earlier release queued. */
  formerStart?: string
  page: string
  entry: string
}

export type LiveSessionEmailTemplates = SessionNoticeTemplates & {
  /** To someone who took part without an account. */
  attendanceInvitation: {
    name: string
    session: string
    startsAt: string
    link: string
    /** For one-click unsubscribing. */
    mailbox: string
  }
}

type SessionNoticeTemplates = {
  liveSessionRegistered: LiveSessionEmailData
  liveSessionWaiting: LiveSessionEmailData
  liveSessionMovedUp: LiveSessionEmailData
  liveSessionMoved: LiveSessionEmailData
  liveSessionCancelled: LiveSessionEmailData
  liveSessionRestored: LiveSessionEmailData
  liveSessionTomorrow: UnsubscribableEmailData<LiveSessionEmailData>
  liveSessionSoon: UnsubscribableEmailData<LiveSessionEmailData>
}

type LiveSessionEmailName = keyof SessionNoticeTemplates

type CalendarMethod = 'PUBLISH' | 'CANCEL' | null

const CALENDAR_METHODS: Record<LiveSessionEmailName, CalendarMethod> = {
  liveSessionRegistered: 'PUBLISH',
  liveSessionWaiting: null,
  liveSessionMovedUp: 'PUBLISH',
  liveSessionMoved: 'PUBLISH',
  liveSessionCancelled: 'CANCEL',
  liveSessionRestored: 'PUBLISH',
  liveSessionTomorrow: null,
  liveSessionSoon: null,
}

const composerOf = (name: LiveSessionEmailName) => (data: LiveSessionEmailData) =>
  composeLiveSessionEmail(name, data)

export const liveSessionEmails: EmailComposers<LiveSessionEmailTemplates> = {
  liveSessionRegistered: composerOf('liveSessionRegistered'),
  liveSessionWaiting: composerOf('liveSessionWaiting'),
  liveSessionMovedUp: composerOf('liveSessionMovedUp'),
  liveSessionMoved: composerOf('liveSessionMoved'),
  liveSessionCancelled: composerOf('liveSessionCancelled'),
  liveSessionRestored: composerOf('liveSessionRestored'),
  liveSessionTomorrow: composerOf('liveSessionTomorrow'),
  liveSessionSoon: composerOf('liveSessionSoon'),
  attendanceInvitation: ({ name, session, startsAt, link }) => {
    const text = liveSessionEmailText()
    const { button, ...content } = text.invitation({
      name: sanitizeName(name, emailText(siteOwner).fallbackName),
      session: toOneLine(session),
      when: text.when(startsAt),
    })
    return { ...content, action: { label: button, url: link } }
  },
}

const createCalendarFile = (data: LiveSessionEmailData, method: 'PUBLISH' | 'CANCEL') => ({
  filename: getCalendarFileName(data.slug),
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: buildCalendar(
    [
      {
        id: data.liveSessionId,
        slug: data.slug,
        title: data.title,
        summary: data.summary,
        startsAt: new Date(data.startsAt),
        minutes: Number(data.minutes),
        sequence: Number(data.sequence),
        cancelled: method === 'CANCEL',
        updatedAt: new Date(data.changedAt),
      },
    ],
    method,
  ),
})

/** A row of an email about a session in another language than the recipient's. */
export function buildLanguageDetail(language: string | undefined): EmailMessage['details'] {
  const name = language && nameForeignLanguage(language)
  return name ? [[liveSessionEmailText().labels.language, name]] : undefined
}

function composeLiveSessionEmail(
  name: LiveSessionEmailName,
  data: LiveSessionEmailData,
): EmailMessage {
  const text = liveSessionEmailText()
  const {
    button,
    quoted: showsReason,
    ...content
  } = text.emails[name]({
    firstname: sanitizeName(data.firstname, emailText(siteOwner).fallbackName),
    title: toOneLine(data.title),
    when: text.when(data.startsAt),
  })
  const details: EmailMessage['details'] = [
    [text.labels.session, toOneLine(data.title)],
    [text.labels.when, text.when(data.startsAt)],
    ...(name === 'liveSessionMoved' && data.formerStart
      ? [[text.labels.formerly, text.when(data.formerStart)] as [string, string]]
      : []),
    [text.labels.minutes, text.minutes(Number(data.minutes))],
    ...(buildLanguageDetail(data.language) ?? []),
    [text.labels.host, toOneLine(data.host)],
    [text.labels.entry, data.entry, data.entry],
  ]
  const method = CALENDAR_METHODS[name]
  return {
    ...content,
    details,
    ...(showsReason && data.reason && { quote: data.reason }),
    action: { label: button, url: data.page },
    ...(method && { attachment: createCalendarFile(data, method) }),
  }
}
