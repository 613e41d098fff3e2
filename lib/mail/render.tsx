import 'server-only'
import { render } from '@react-email/render'
import { owner } from '@/base/owner'
import { letterWords } from '@/words/letters'
import { Letter } from './letter'
import { type Attachment, type Letter as LetterContent, linesOf } from './letters'

export type RenderedLetter = {
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

/** One letter in both forms, made from the same words. */
export async function renderLetter(letter: LetterContent): Promise<RenderedLetter> {
  const { subject, replyTo, unsubscribe, attachment } = letter
  const html = await render(<Letter {...letter} />)
  return {
    subject,
    html,
    text: plainText(letter),
    replyTo,
    ...(unsubscribe && { headers: oneClick(unsubscribe) }),
    ...(attachment && { attachments: [attachment] }),
  }
}

/** RFC 8058: the mail program shows a button of its own, and a POST to this address is enough. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function plainText(letter: LetterContent) {
  const { greeting, paragraphs, details, quote, action, notes = [], unsubscribe } = letter
  const blocks = [
    greeting,
    ...paragraphs,
    details?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && `> ${linesOf(quote).join('\n> ')}`,
    action && `${action.label}:\n${action.url}`,
    ...notes,
    `${letterWords(owner).closing}\n${owner.email}`,
    unsubscribe && `${letterWords(owner).unsubscribe}:\n${unsubscribe}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
