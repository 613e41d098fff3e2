import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, files, items } from '@/db/schema'
import * as create from '@/lib/content/item/create'
import { deleteItemDraft } from '@/lib/content/item/create'
import { getAnyItem } from '@/lib/content/item/team'
import type { FileKind } from '@/lib/files/schema'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }
const coverId = 'c'.repeat(64)
beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = { id: (await newUser(site.db)).id }
  await site.db
    .insert(files)
    .values({ id: coverId, kind: 'picture', type: 'image/webp', bytes: 9, name: 'cover.webp' })
})
afterAll(() => site?.close())

const insertFile = async (kind: FileKind, facts: object = {}) => {
  const id = randomUUID().replaceAll('-', '').repeat(2)
  await site.db.insert(files).values({
    ...{ id, kind, type: 'application/octet-stream', bytes: 9, name: 'first-name.bin', facts },
    coverId: kind === 'pdf' ? coverId : null,
  })
  return id
}
type OpenType = 'book' | 'video' | 'workshop' | 'resource'
const createDraft = async (kind: FileKind, type: OpenType, name = 'Plants.bin', key?: string) =>
  create.createItemFromFile(editor, {
    ...{ type, fileName: name, fileId: await insertFile(kind), key: key ?? randomUUID() },
  })

describe('a draft from a file', () => {
  test.each([
    ['pdf', 'book', 'book', 'document'],
    ['pdf', 'resource', 'resource', 'pdf'],
    ['pdf', 'video', 'book', 'document'],
    ['video', 'book', 'video', 'video'],
    ['slides', 'workshop', 'resource', 'pptx'],
    ['document', 'book', 'resource', 'docx'],
  ] as const)('of kind %s in the list %s is a %s', async (kind, openType, itemType, role) => {
    const item = await getAnyItem(await createDraft(kind, openType))
    expect(item).toMatchObject({ type: itemType, isPublished: false, title: 'Plants' })
    expect(Object.keys(item?.files ?? {})).toContain(role)
    if (role === 'document') expect(item?.files.cover?.fileId).toBe(coverId)
    if (role === 'pdf') expect(item?.content.pages).toEqual(['Plants'])
  })

  test.each(['picture', 'captions'] as const)('is not made from %s', async (kind) => {
    const before = await site.db.$count(items)
    await expect(createDraft(kind, 'book')).rejects.toMatchObject({ code: 'fileNotAnItem' })
    expect(await site.db.$count(items)).toBe(before)
  })

  test('is made once when the request is repeated, also at the same time', async () => {
    const fileId = await insertFile('video')
    const input = { type: 'video' as const, fileName: 'Rain.mp4', fileId, key: randomUUID() }
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => create.createItemFromFile(editor, input)),
    )
    expect(new Set(ids).size).toBe(1)
    const entries = await site.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.targetId, ids[0] ?? ''))
      .orderBy(auditLog.id)
    expect(entries).toEqual([{ action: 'item.created', actorId: editor.id }])
    const other = await create.createItemFromFile(editor, { ...input, key: randomUUID() })
    expect(other).not.toBe(ids[0])
  })

  test('can be deleted with its file', async () => {
    const id = await createDraft('pdf', 'book')
    await deleteItemDraft(editor, id, 'Plants')
    expect(await site.db.$count(items, eq(items.id, id))).toBe(0)
  })

  test('of an unknown file is not found', async () => {
    const input = { type: 'book' as const, fileName: 'a.pdf', fileId: '0'.repeat(64), key: 'k' }
    await expect(create.createItemFromFile(editor, input)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

test.each([
  ['unit-1-plants.pdf', 'Unit 1 plants'],
  ['Water_cycle_v2.pptx', 'Water cycle v2'],
  ['Co-operation and trade.docx', 'Co-operation and trade'],
  ['ethics.in.class.mp4', 'Ethics in class'],
  ['தாவரங்கள்.pdf', 'தாவரங்கள்'],
  ['---.pdf', 'Untitled'],
  [`${'a'.repeat(400)}.pdf`, `A${'a'.repeat(159)}`],
])('the title of %s is %s', (fileName, title) => {
  expect(create.toTitle(fileName)).toBe(title)
})
