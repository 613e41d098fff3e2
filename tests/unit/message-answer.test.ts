import { expect, test } from 'vitest'
import { contactEmails } from '@/lib/contact/emails'
import { renderEmail } from '@/lib/mail/render'

const data = { name: 'Ravi', subject: 'Seats', sentOn: '2026-11-02', message: 'How many *seats*?' }

test('an answer is sent with its marks, lists and lines; the message stays as it was typed', async () => {
  const answer = 'We have **ten**.\nOne each.\n\n1. Ask\n2. [Join](https://uns.example/join)'
  const { html, text } = await renderEmail(contactEmails.messageAnswer({ ...data, answer }))
  expect(html).toMatch(/We have <strong>ten<\/strong>\.<br\/?>One each\./)
  expect(html).toMatch(
    /<ol start="1"[^>]*><li[^>]*>Ask<\/li><li[^>]*><a href="https:\/\/uns.example\/join"/,
  )
  expect(html).toContain('How many *seats*?')
  expect(text).toContain(
    'We have ten.\nOne each.\n\n1. Ask\n2. Join (https://uns.example/join)\n\nOn 2 November 2026 you wrote',
  )
  expect(text.indexOf('you wrote')).toBeLessThan(text.indexOf('> How many *seats*?'))
})
