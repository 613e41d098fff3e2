import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { trainingEmailText } from '@/i18n/training-emails'
import { buildLanguageDetail } from '@/lib/live-sessions/emails'
import type { EmailComposers, UnsubscribableEmailData } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

type TeacherEmailData = UnsubscribableEmailData<{ firstname: string; institution_name: string }>

export type TrainingEmailData = {
  trainingReminder: TeacherEmailData & { link: string }
  /** Without a link if the session is in-house. Never the meeting link. */
  sessionAnnounced: TeacherEmailData & {
    title: string
    startsAt: string
    link: string
    /** Of a live session; absent in emails that an earlier release queued. */
    language?: string
  }
}

export const trainingEmails: EmailComposers<TrainingEmailData> = {
  trainingReminder: ({ link, ...data }) => {
    const { button, ...text } = trainingEmailText().trainingReminder(formatReader(data))
    return { ...text, action: { label: button, url: link } }
  },
  sessionAnnounced: ({ title, startsAt, link, language, ...data }) => {
    const { button, online, inHouse, paragraphs, ...text } = trainingEmailText().sessionAnnounced(
      formatReader(data),
      toOneLine(title),
      startsAt,
    )
    if (!link) return { ...text, paragraphs: [...paragraphs, inHouse] }
    return {
      ...text,
      paragraphs: [...paragraphs, online],
      details: buildLanguageDetail(language),
      action: { label: button, url: link },
    }
  },
}

const formatReader = ({ firstname, institution_name }: TeacherEmailData) => ({
  firstname: sanitizeName(firstname, emailText(siteOwner).fallbackName),
  school: sanitizeName(institution_name, emailText(siteOwner).noSchool),
})
