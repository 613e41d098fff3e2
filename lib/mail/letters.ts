import 'server-only'
import { site } from '@/lib/site'

/** What every mail says. One structure gives both its HTML and its text, so the two cannot differ. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Said in small print at the end. */
  footnote?: string
}

/** What each template needs to know. */
export type MailData = {
  welcome: { firstname: string }
  resetLink: { firstname: string; link: string }
  teamContact: { name: string; email: string; subject: string; message: string }
  teamInstitution: {
    institution_name: string
    correspondent: string
    reference: string
    kind: string
  }
  institutionReceived: { institution_name: string; correspondent: string; reference: string }
}

export type Template = keyof MailData

const letters: { [T in Template]: (data: MailData[T]) => Letter } = {
  welcome: ({ firstname }) => ({
    subject: `Welcome to ${site.name}`,
    greeting: `Dear ${firstname},`,
    paragraphs: [
      `Your ${site.name} account is ready. You can log in with this e-mail address and the password you chose.`,
      `The weekly session for teachers is live at ${site.weeklySession}. If your school would like to open the premium books, videos and workshops, the subscription form takes about ten minutes.`,
    ],
    footnote: `You did not register? Write to ${site.email} and we will remove the account.`,
  }),
  resetLink: ({ firstname, link }) => ({
    subject: `Choose a new ${site.name} password`,
    greeting: `Dear ${firstname},`,
    paragraphs: [
      'Someone, hopefully you, asked for a new password. This link works once and for one hour.',
    ],
    action: { label: 'Choose a new password', url: link },
    footnote: 'You did not ask for this? Then nothing needs doing: your password stays as it is.',
  }),
  teamContact: ({ name, email, subject, message }) => ({
    subject: `Contact form: ${subject}`,
    greeting: 'A message from the contact form.',
    paragraphs: [`From ${name} (${email})`, `Subject: ${subject}`, ...message.split(/\r?\n/)],
  }),
  teamInstitution: ({ institution_name, correspondent, reference, kind }) => ({
    subject: `${reference}: ${institution_name} has ${kind}`,
    greeting: `A school has ${kind}.`,
    paragraphs: [
      `Institution: ${institution_name}`,
      `Correspondent: ${correspondent}`,
      `Reference: ${reference}`,
    ],
  }),
  institutionReceived: ({ institution_name, correspondent, reference }) => ({
    subject: `We have received your form (${reference})`,
    greeting: `Dear ${correspondent},`,
    paragraphs: [
      `Thank you. The form for ${institution_name} has reached us, and its reference is ${reference}.`,
      `Please quote the reference when you write to ${site.email}.`,
    ],
  }),
}

/** Line breaks in what a visitor typed must not become headers. */
export function letterFor<T extends Template>(template: T, data: MailData[T]): Letter {
  const letter = letters[template](data)
  return { ...letter, subject: letter.subject.replace(/\s+/g, ' ').trim() }
}
