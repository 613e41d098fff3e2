import 'server-only'
import { owner } from '@/base/owner'
import { site } from '@/base/site'
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
export const LIFETIME_MS: Partial<Record<string, number>> = { resetLink: 60 * 60 * 1000 }

const TEAM = `Dear ${site.name} team,`

const letters: { [T in TemplateName]: (data: LetterData[T]) => Letter } = {
  resetLink: ({ firstname, link }) => ({
    subject: `Reset your ${site.name} password`,
    greeting: `Dear ${plainName(firstname, 'teacher')},`,
    paragraphs: [
      `You asked for a new password for your ${site.name} account. Please choose it here:`,
    ],
    action: { label: 'Choose a new password', url: link },
    notes: [
      'The link works once, for one hour. After that you can ask for a new one on the site.',
      'If you did not ask for this, simply ignore this letter: your password stays as it is.',
    ],
  }),
  welcome: ({ firstname }) => ({
    subject: `Welcome to ${site.name}`,
    greeting: `Dear ${plainName(firstname, 'teacher')},`,
    paragraphs: [
      `Your ${site.name} account is ready. It is good to have you with us.`,
      `You can log in with your e-mail address and the password you chose, and begin with the free e-books and videos. The weekly session for teachers is live at ${site.weeklySession}.`,
    ],
    notes: [`If you did not open this account, please write to ${owner.email}.`],
  }),
  loginAttempts: ({ firstname }) => ({
    subject: `Wrong passwords were tried on your ${site.name} account`,
    greeting: `Dear ${plainName(firstname, 'teacher')},`,
    paragraphs: [
      `Somebody has tried several wrong passwords on your ${site.name} account. We have stopped letting strangers try for a while.`,
      'If it was you, there is nothing to do. You can log in with the right password from the device that you usually use.',
    ],
    notes: [
      'If it was not you, your password has held. Should it be short, or one that you use elsewhere, please log in and choose a better one under Change Password.',
      'We send this letter at most once a day. It asks you for nothing, and carries no link.',
    ],
  }),
  institutionReceived: ({ correspondent, institution_name, reference }) => ({
    subject: oneLine(
      `We have received the details of ${plainName(institution_name, 'your school')}`,
    ),
    greeting: `Dear ${plainName(correspondent, 'teacher')},`,
    paragraphs: [
      `Thank you for writing to us on behalf of ${plainName(institution_name, 'your school')}. Your form has reached us safely.`,
      'Should you need to ask us about it, please mention this reference.',
    ],
    details: [['Reference', reference]],
    notes: [`If you did not send us this form, please write to ${owner.email}.`],
  }),
  subscriptionDecided: ({ correspondent, institution_name, reference, verdict }) => ({
    subject: oneLine(
      verdict === 'approved'
        ? `The subscription of ${plainName(institution_name, 'your school')} is active`
        : `About the subscription of ${plainName(institution_name, 'your school')}`,
    ),
    greeting: `Dear ${plainName(correspondent, 'teacher')},`,
    paragraphs:
      verdict === 'approved'
        ? [
            `The subscription of ${plainName(institution_name, 'your school')} is active from now on. Premium e-books, videos and all eight workshops are open to the account that sent the form; there is no need to log in again.`,
          ]
        : [
            `We cannot give ${plainName(institution_name, 'your school')} a subscription at present, or have ended the one it had. The free e-books and videos stay open to the account that sent the form.`,
            `If you think this is a mistake, please write to ${owner.email} and mention the reference.`,
          ],
    details: [['Reference', reference]],
  }),
  teamContact: ({ name, email, subject, message }) => ({
    subject: oneLine(`Contact form: ${subject}`),
    greeting: TEAM,
    paragraphs: ['A visitor has written to you through the contact form.'],
    details: [
      ['Name', oneLine(name)],
      ['E-mail', email],
      ['Subject', oneLine(subject)],
    ],
    quote: message,
    notes: ['Your reply to this letter goes straight to the visitor.'],
    replyTo: email,
  }),
  teamInstitution: ({ institution_name, correspondent, kind, reference }) => ({
    subject: oneLine(`Institution ${kind}: ${institution_name}`),
    greeting: TEAM,
    paragraphs: [
      kind === 'subscribed'
        ? 'A school has sent the subscription form.'
        : 'A school has registered.',
    ],
    details: [
      ['Institution', oneLine(institution_name)],
      ['Correspondent', oneLine(correspondent)],
      ['Reference', reference],
    ],
    notes: ['The full form is stored with the institution.'],
  }),
}

export function composeLetter<T extends TemplateName>(template: T, data: LetterData[T]): Letter {
  return letters[template](data)
}

export const linesOf = (text: string) => text.split(/\r\n|\r|\n/)
