import 'server-only'
import { KEPT_FOR } from '@/base/kept-for'
import { owner } from '@/base/owner'
import { longDay } from '@/words/days'
import { letterWords } from '@/words/letters'
import { type AccountLetters, accountLetters } from './account-letters'
import { type CertificateTemplates, certificateLetters } from './certificate-letters'
import { type GatheringTemplates, gatheringLetters } from './gathering-letters'
import { oneLine, plainName } from './plain-name'
import { type TeamLetters, teamLetters } from './team-letters'
import { unsubscribeAddress } from './unsubscribe'

export type { GatheringData } from './gathering-letters'

/** What a school may expect once its form is there. */
export type AfterForm = 'registered' | 'waiting' | 'active' | 'renewalWaits' | 'renewed'

export type WayInChange = keyof ReturnType<typeof letterWords>['wayInChanged']['what']

/** What each template needs. The values wait in the outbox as JSON, so they are all text. */
export type LetterData = AccountLetters & {
  institutionReceived: {
    correspondent: string
    institution_name: string
    reference: string
    next: AfterForm
  }
  subscriptionDecided: {
    correspondent: string
    institution_name: string
    reference: string
  } & SubscriptionDecision
  schoolOpened: {
    correspondent: string
    institution_name: string
    reference: string
    start?: 'now' | 'later'
    firstDay?: string
    lastDay: string
    link: string
    until: string
  }
  schoolInvitation: { institution_name: string; inviter: string; link: string; until: string }
  joinedSchool: { firstname: string; institution_name: string }
  removedFromSchool: { firstname: string; institution_name: string }
  coordinatorNamed: { firstname: string; institution_name: string }
  termEnds: Unsubscribable<{
    firstname: string
    institution_name: string
    days: string
    lastDay: string
    link: string
    /** The team has not decided on the school's renewal yet. */
    renewal?: 'waiting' | ''
  }>
  schoolQuestion: {
    correspondent: string
    institution_name: string
    reference: string
    question: string
  }
  messageAnswer: { name: string; subject: string; sentOn: string; message: string; answer: string }
  /** What opens an account, or what it may do, is another than before. */
  wayInChanged: { firstname: string; what: WayInChange; name: string }
} & GatheringTemplates &
  CertificateTemplates &
  TeamLetters

export type SubscriptionDecision = ApprovedData | RejectedData

/** Emails that a former version enqueued lack the optional fields. */
type ApprovedData = {
  verdict: 'approved'
  kind?: 'first' | 'renewal'
  start?: 'now' | 'later'
  firstDay?: string
  lastDay: string
}
type RejectedData = {
  verdict: 'rejected'
  reason: string
  term?: 'none' | 'running' | 'coming' | 'over'
  lastDay?: string
}

/** On every letter that is not about an act of one's own; one of the version before has none. */
export type Unsubscribable<Data> = Data | (Data & { person: string })

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
  institutionReceived: ({ reference, next, ...school }) => {
    const said = letterWords(owner).institutionReceived(plain(school))
    const { reference: label, next: what, notes, ...words } = said
    // A letter of the version before says nothing of it.
    const told = Object.hasOwn(what, next ?? '') ? [what[next]] : []
    return { ...words, details: [[label, reference]], notes: [...told, ...notes] }
  },
  subscriptionDecided: (told) => {
    if (told.verdict === 'rejected') return rejected(told)
    const { kind = 'first', start = 'now', firstDay } = told
    const term = { kind, start, firstDay: firstDay ? longDay(firstDay) : '', lastDay: dayOf(told) }
    const { reference: label, ...words } = letterWords(owner).approved(plain(told), term)
    return { ...words, details: [[label, told.reference]] }
  },
  schoolOpened: ({ reference, link, until, ...told }) => {
    const firstDay = told.start === 'later' && told.firstDay ? longDay(told.firstDay) : null
    const days = { firstDay, lastDay: dayOf(told) }
    const said = letterWords(owner).schoolOpened(plain(told), days, longDay(until))
    const { reference: label, button, ...words } = said
    return { ...words, details: [[label, reference]], action: { label: button, url: link } }
  },
  schoolInvitation: ({ institution_name, inviter, link, until }) => {
    const school = schoolName(institution_name)
    const said = letterWords(owner).schoolInvitation(school, person(inviter), longDay(until))
    const { button, ...words } = said
    return { ...words, action: { label: button, url: link } }
  },
  joinedSchool: (told) => letterWords(owner).joinedSchool(colleague(told)),
  removedFromSchool: (told) => letterWords(owner).removedFromSchool(colleague(told)),
  coordinatorNamed: (told) => letterWords(owner).coordinatorNamed(colleague(told)),
  termEnds: ({ days, link, renewal, ...told }) => {
    const said = letterWords(owner).termEnds(colleague(told), Number(days), dayOf(told))
    const { button, renews, waits, runs, ...words } = said
    if (renewal === 'waiting') return { ...words, paragraphs: [runs, waits] }
    const paragraphs = [runs, renews]
    return { ...words, paragraphs, action: { label: button, url: link } }
  },
  schoolQuestion: ({ reference, question, ...school }) => {
    const { reference: label, ...words } = letterWords(owner).schoolQuestion(plain(school))
    return { ...words, details: [[label, reference]], quote: question, replyTo: owner.email }
  },
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

export function composeLetter<T extends TemplateName>(template: T, data: LetterData[T]): Letter {
  const letter = letters[template](data)
  const unsubscribe = 'person' in data ? remindersEnd(data.person) : undefined
  return { ...letter, subject: oneLine(letter.subject), unsubscribe }
}

/** As somebody typed them, with an empty line between two. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const remindersEnd = (userId: string) => unsubscribeAddress({ userId, kind: 'reminders' })

export const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

const person = (name: string) => plainName(name, letterWords(owner).nobody)

const schoolName = (name: string) => plainName(name, letterWords(owner).noSchool)

const plain = (school: { correspondent: string; institution_name: string }) => ({
  correspondent: person(school.correspondent),
  institution: schoolName(school.institution_name),
})

const colleague = (one: { firstname: string; institution_name: string }) => ({
  firstname: person(one.firstname),
  institution: schoolName(one.institution_name),
})

function rejected(told: LetterData['subscriptionDecided'] & { verdict: 'rejected' }): Letter {
  const { term = 'none' } = told
  const { reference: label, ...words } = letterWords(owner).rejected(plain(told), term, dayOf(told))
  return { ...words, details: [[label, told.reference]], quote: told.reason }
}

/** A letter that waits since the version before has no day. */
const dayOf = ({ lastDay }: { lastDay?: string }) => (lastDay ? longDay(lastDay) : '')
