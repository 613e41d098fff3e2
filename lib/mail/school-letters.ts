import 'server-only'
import { owner } from '@/base/owner'
import { longDay } from '@/words/days'
import { letterWords } from '@/words/letters'
import type { Letter, Unsubscribable } from './letters'
import { plainName } from './plain-name'

/** What a school may expect once its form is there. */
export type AfterForm = 'registered' | 'waiting' | 'active' | 'renewalWaits' | 'renewed'

/** What the emails about a school need. */
export type SchoolLetters = {
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
  schoolInvitation: {
    institution_name: string
    inviter: string
    link: string
    until: string
    /** Whose invitations the one-click link ends; an email of a former version has none. */
    mailbox?: string
  }
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
}

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

type Compose = { [T in keyof SchoolLetters]: (data: SchoolLetters[T]) => Letter }

export const schoolLetters: Compose = {
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
}

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

function rejected(told: SchoolLetters['subscriptionDecided'] & { verdict: 'rejected' }): Letter {
  const { term = 'none' } = told
  const { reference: label, ...words } = letterWords(owner).rejected(plain(told), term, dayOf(told))
  return { ...words, details: [[label, told.reference]], quote: told.reason }
}

/** A letter that waits since the version before has no day. */
const dayOf = ({ lastDay }: { lastDay?: string }) => (lastDay ? longDay(lastDay) : '')
