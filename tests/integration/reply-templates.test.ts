import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, replyTemplates } from '@/db/schema'
import { fillReplyTemplate } from '@/lib/contact/kinds'
import {
  createReplyTemplate,
  listReplyTemplates,
  MAX_REPLY_TEMPLATES,
  setReplyTemplateRemoved,
  updateReplyTemplate,
} from '@/lib/contact/reply-templates'
import { replyTemplateForm } from '@/lib/contact/template-schema'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
let editor: { id: string }

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
  editor = await newUser(db, { firstname: 'Leela' })
})
afterAll(() => closeSite())
afterEach(async () => {
  await db.delete(replyTemplates)
})

async function add(name: string, text = 'Dear {name}, thank you.') {
  await createReplyTemplate(editor, { name, text })
  const template = (await listReplyTemplates()).find((row) => row.name === name)
  if (!template) throw new Error('no template')
  return template
}

test('templates are listed by name, and a removed one comes back with an undo', async () => {
  await add('Fees')
  const { id } = await add('Certificates')
  const listNames = async () => (await listReplyTemplates()).map(({ name }) => name)
  expect(await listNames()).toEqual(['Certificates', 'Fees'])
  await setReplyTemplateRemoved(editor, id, true)
  await setReplyTemplateRemoved(editor, id, true)
  expect(await listNames()).toEqual(['Fees'])
  await setReplyTemplateRemoved(editor, id, false)
  expect(await listNames()).toEqual(['Certificates', 'Fees'])
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(auditLog.id)
  expect(entries.map(({ action }) => action).sort()).toEqual([
    ...['reply-template.created', 'reply-template.removed', 'reply-template.restored'],
  ])
})

test('of two changes at once, the second sees the first and saves nothing', async () => {
  const { id, version } = await add('Fees')
  const results = await Promise.all(
    ['one', 'two'].map((text) => updateReplyTemplate(editor, id, { name: 'Fees', text, version })),
  )
  const conflicts = results.filter((conflict) => conflict !== null)
  expect(conflicts).toHaveLength(1)
  const [saved] = await listReplyTemplates()
  expect(conflicts[0]).toEqual({ name: 'Leela', version: 2, theirs: { text: saved?.text } })
})

test('a removed template cannot be changed, and an unknown one does not exist', async () => {
  const { id, version } = await add('Fees')
  await setReplyTemplateRemoved(editor, id, true)
  const change = updateReplyTemplate(editor, id, { name: 'x', text: 'x', version })
  await expect(change).rejects.toMatchObject({ status: 404 })
  await expect(setReplyTemplateRemoved(editor, 'x', true)).rejects.toMatchObject({
    status: 404,
  })
})

test('two additions at once do not pass the limit', async () => {
  const rows = Array.from({ length: MAX_REPLY_TEMPLATES - 1 }, (_, row) => ({
    ...{ name: `Template ${row}`, text: 'Text' },
  }))
  await db.insert(replyTemplates).values(rows)
  const additions = await Promise.allSettled(
    ['one', 'two'].map((name) => createReplyTemplate(editor, { name, text: 'Text' })),
  )
  expect(additions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an unknown placeholder is an error that names it', () => {
  const parse = (text: string) => replyTemplateForm.safeParse({ name: 'Fees', text })
  expect(parse('Dear {name}, about {subject}').success).toBe(true)
  expect(parse('Dear {firstname}').error?.issues[0]?.message).toBe(
    'namedPlaceholderUnknown:firstname',
  )
  expect(parse('A note in {} braces').success).toBe(false)
})

test('a template is filled once, so braces in a subject stay', () =>
  expect(fillReplyTemplate('{name}: {subject}', { name: 'Asha', subject: 'About {name}' })).toBe(
    'Asha: About {name}',
  ))
