import 'server-only'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import { write } from './dispatch'
import type { AddressedMail } from './outbox'
import { plainName } from './plain-name'
import type { RenderedLetter } from './render'
import type { ToSend } from './resend'

/** Stands where the name will; no name has this sign, and no mark-up changes it. */
const NAME = '\uE000'

/**
 * The letters of a crowd differ in the first name alone, so each text is drawn once and the names are
 * put in: drawing ten thousand would hold up the site for minutes.
 */
export async function writeAlike(mails: AddressedMail[]): Promise<(ToSend | null)[]> {
  const drawn = new Map<string, Promise<RenderedLetter | undefined>>()
  return Promise.all(
    mails.map(async (mail) => {
      const data = { ...mail.data, firstname: NAME }
      const key = JSON.stringify(data, Object.keys(data).sort())
      const letter = drawn.get(key) ?? write({ ...mail, data })
      drawn.set(key, letter)
      const known = await letter
      return known ? { mail, letter: named(known, mail.data.firstname) } : null
    }),
  )
}

function named({ subject, html, text, replyTo }: RenderedLetter, firstname = ''): RenderedLetter {
  const name = plainName(firstname, letterWords(owner).nobody)
  return {
    subject: subject.replaceAll(NAME, name),
    html: html.replaceAll(NAME, escaped(name)),
    text: text.replaceAll(NAME, name),
    replyTo,
  }
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (name: string) => name.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
