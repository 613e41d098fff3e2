import 'server-only'
import { KEPT_FOR } from '@/base/kept-for'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import { oneLine, plainName } from './plain-name'

/** What each template needs. The values wait in the outbox as JSON, so they are all text. */
export type LetterData = {
  resetLink: { firstname: string; link: string }
  welcome: { firstname: string }
  loginAttempts: { firstname: string }
  institutionReceived: { correspondent: string; institution_name: string; reference: string }
  subscriptionDecided: {
    correspondent: string
    institution_name: string
    reference: string
    verdict: 'approved' | 'rejected'
  }
  teamContact: { name: string; email: string; subject: string; message: string }
  teamInstitution: {
    institution_name: string
    correspondent: string
    kind: 'registered' | 'subscribed'
    reference: string
  }
}

export type TemplateName = keyof LetterData

/** One letter, whatever it looks like: HTML and text are both made from this. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  details?: [label: string, value: string][]
  /** The visitor's own words, shown as a quotation. */
  quote?: string
  action?: { label: string; url: string }
  /** Paragraphs that follow the button. */
  notes?: string[]
  replyTo?: string
}

/** A letter that is still waiting after this long would only mislead. */
export const LIFETIME_MS: Partial<Record<string, number>> = {
  resetLink: KEPT_FOR.resetLink * 1000,
}

const letters: { [T in TemplateName]: (data: LetterData[T]) => Letter } = {
  resetLink: ({ firstname, link }) => {
    const { button, ...words } = letterWords(owner).resetLink(person(firstname))
    return { ...words, action: { label: button, url: link } }
  },
  welcome: ({ firstname }) => letterWords(owner).welcome(person(firstname)),
  loginAttempts: ({ firstname }) => letterWords(owner).loginAttempts(person(firstname)),
  institutionReceived: ({ reference, ...school }) => {
    const { reference: label, ...words } = letterWords(owner).institutionReceived(plain(school))
    return { ...words, details: [[label, reference]] }
  },
  subscriptionDecided: ({ reference, verdict, ...school }) => {
    const { reference: label, ...words } = letterWords(owner)[verdict](plain(school))
    return { ...words, details: [[label, reference]] }
  },
  teamContact: ({ name, email, subject, message }) => {
    const { labels, ...words } = letterWords(owner).teamContact(subject)
    const details: Letter['details'] = [
      [labels.name, oneLine(name)],
      [labels.email, email],
      [labels.subject, oneLine(subject)],
    ]
    return { ...words, details, quote: message, replyTo: email }
  },
  teamInstitution: ({ institution_name, correspondent, kind, reference }) => {
    const { teamInstitution, teamSubscribed, teamRegistered } = letterWords(owner)
    const { labels, ...words } = teamInstitution
    const details: Letter['details'] = [
      [labels.institution, oneLine(institution_name)],
      [labels.correspondent, oneLine(correspondent)],
      [labels.reference, reference],
    ]
    const news = kind === 'subscribed' ? teamSubscribed : teamRegistered
    return { ...words, ...news(institution_name), details }
  },
}

export function composeLetter<T extends TemplateName>(template: T, data: LetterData[T]): Letter {
  const letter = letters[template](data)
  return { ...letter, subject: oneLine(letter.subject) }
}

export const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

const person = (name: string) => plainName(name, letterWords(owner).nobody)

const plain = (school: { correspondent: string; institution_name: string }) => ({
  correspondent: person(school.correspondent),
  institution: plainName(school.institution_name, letterWords(owner).noSchool),
})
