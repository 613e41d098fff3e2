import 'server-only'
import { KEPT_FOR } from '@/base/kept-for'
import { owner } from '@/base/owner'
import { longDay } from '@/words/days'
import { letterWords } from '@/words/letters'
import { type AccountLetters, accountLetters } from './account-letters'
import { type CertificateTemplates, certificateLetters } from './certificate-letters'
import { type GatheringTemplates, gatheringLetters } from './gathering-letters'
import { oneLine, plainName } from './plain-name'
import { type SchoolLetters, schoolLetters } from './school-letters'
import { type TeamLetters, teamLetters } from './team-letters'
import { unsubscribeAddress } from './unsubscribe'

export type { GatheringData } from './gathering-letters'

export type WayInChange = keyof ReturnType<typeof letterWords>['wayInChanged']['what']

/** What each template needs. The values wait in the outbox as JSON, so they are all text. */
export type LetterData = AccountLetters &
  SchoolLetters & {
    messageAnswer: {
      name: string
      subject: string
      sentOn: string
      message: string
      answer: string
    }
    /** What opens an account, or what it may do, is another than before. */
    wayInChanged: { firstname: string; what: WayInChange; name: string }
  } & GatheringTemplates &
  CertificateTemplates &
  TeamLetters

/** On every letter that is not about an act of one's own; one of the version before has none. */
export type Unsubscribable<Data> = Data | (Data & { person: string })

export type TemplateName = keyof LetterData

/** One letter, whatever it looks like: HTML and text are both made from this. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** With a `url`, the value is a link; only an address of ours becomes one. */
  details?: [label: string, value: string, url?: string][]
  /** The visitor's own words, shown as a quotation. */
  quote?: string
  action?: { label: string; url: string }
  /** Paragraphs that follow the button. */
  notes?: string[]
  replyTo?: string
  /** Where one says that letters like this should not come any more. */
  unsubscribe?: string
  attachment?: Attachment
}

/** Text, made from the letter's data when it is sent. */
export type Attachment = { filename: string; contentType: string; content: string }

/** A letter that is still waiting after this long would only mislead. */
export const LIFETIME_MS: Partial<Record<string, number>> = {
  resetLink: KEPT_FOR.resetLink * 1000,
  gatheringTomorrow: 12 * 60 * 60 * 1000,
  gatheringSoon: 30 * 60 * 1000,
}

const letters: { [T in TemplateName]: (data: LetterData[T]) => Letter } = {
  ...accountLetters,
  ...schoolLetters,
  messageAnswer: ({ name, subject, sentOn, message, answer }) => {
    const words = letterWords(owner).messageAnswer(person(name), oneLine(subject), longDay(sentOn))
    const { wrote, ...rest } = words
    const paragraphs = [...paragraphsOf(answer), wrote]
    return { ...rest, paragraphs, quote: message, replyTo: owner.email }
  },
  wayInChanged: ({ firstname, what, name }) => {
    const { greeting, what: said, notes } = letterWords(owner).wayInChanged
    const { subject, text } = said[what]
    const paragraphs = [text(oneLine(name))]
    return { subject, greeting: greeting(person(firstname)), paragraphs, notes }
  },
  ...teamLetters,
  ...gatheringLetters,
  ...certificateLetters,
}

export const templateNames = Object.keys(letters) as TemplateName[]

export function composeLetter<T extends TemplateName>(template: T, data: LetterData[T]): Letter {
  const letter = letters[template](data)
  return { ...letter, subject: oneLine(letter.subject), unsubscribe: unsubscribeFor(data) }
}

/** As somebody typed them, with an empty line between two. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function unsubscribeFor(data: object): string | undefined {
  if ('person' in data) return unsubscribeAddress({ userId: `${data.person}`, kind: 'reminders' })
  if ('mailbox' in data)
    return unsubscribeAddress({ userId: `${data.mailbox}`, kind: 'invitations' })
}

export const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

const person = (name: string) => plainName(name, letterWords(owner).nobody)
