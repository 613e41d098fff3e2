import 'server-only'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import type { Letter } from './letters'
import { oneLine } from './plain-name'

/** What the letters to the team need. */
export type TeamLetters = {
  /** Emails that a former version enqueued have no link. */
  teamContact: { name: string; email: string; subject: string; message: string; link?: string }
  teamInstitution: {
    institution_name: string
    correspondent: string
    kind: 'registered' | 'subscribed'
    reference: string
    link?: string
  }
}

type Compose = { [T in keyof TeamLetters]: (data: TeamLetters[T]) => Letter }

export const teamLetters: Compose = {
  teamContact: ({ name, email, subject, message, link }) => {
    const { labels, button, ...words } = letterWords(owner).teamContact(subject)
    const details: Letter['details'] = [
      [labels.name, oneLine(name)],
      [labels.email, email],
      [labels.subject, oneLine(subject)],
    ]
    return { ...words, ...actionTo(link, button), details, quote: message, replyTo: email }
  },
  teamInstitution: ({ institution_name, correspondent, kind, reference, link }) => {
    const { teamInstitution, teamSubscribed, teamRegistered } = letterWords(owner)
    const { labels, button, ...words } = teamInstitution
    const details: Letter['details'] = [
      [labels.institution, oneLine(institution_name)],
      [labels.correspondent, oneLine(correspondent)],
      [labels.reference, reference],
    ]
    const news = kind === 'subscribed' ? teamSubscribed : teamRegistered
    return { ...words, ...news(institution_name), ...actionTo(link, button), details }
  },
}

const actionTo = (url: string | undefined, label: string) => url && { action: { label, url } }
