// @module-tag ci

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { and, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/team/library/[id]/cover/route'
import { auditLog, files, itemFiles } from '@/db/schema'
import { attachFile, makeCoverFromFirstPage } from '@/lib/content/item/attach'
import { createItem } from '@/lib/content/item/create'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { openInProcessDatabase } from '../support/in-process'
import { createPdf, createPng } from '../support/sample-files'
import { newUser } from '../support/schools'
import { uploadFile } from '../support/uploads'

// Inspects PDFs in another process.
let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }
const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-covers-'))
beforeAll(async () => {
  site = await openInProcessDatabase({ FILES_DIR: folder })
  editor = { id: (await newUser(site.db)).id }
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const findCover = async (id: string) =>
  (
    await site.db
      .select({ fileId: itemFiles.fileId, bundled: itemFiles.bundled, facts: itemFiles.facts })
      .from(itemFiles)
      .where(and(eq(itemFiles.itemId, id), eq(itemFiles.role, 'cover')))
  )[0]

const listFilesOf = (id: string, role: string) =>
  site.db
    .select({ id: files.id, bytes: files.bytes, facts: files.facts })
    .from(itemFiles)
    .innerJoin(files, eq(files.id, itemFiles.fileId))
    .where(and(eq(itemFiles.itemId, id), eq(itemFiles.role, role)))

/** Colours, edges and grain, which a camera's picture has. */
async function createPhoto() {
  const [width, height] = [1800, 2400]
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)]
    const shape = 128 + 80 * Math.sin(x / 37 + (index % 3)) * Math.cos(y / 53)
    pixels[index] = shape + ((index * 7919) % 41) - 20
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

const createBook = async () => {
  const id = await createItem(editor, 'book', 'Maps')
  const pdf = await uploadFile(editor.id, createPdf({ pages: 2 }), { name: 'maps.pdf' })
  await attachFile(editor, id, 'document', pdf.id)
  return { id, coverId: pdf.coverId ?? '' }
}

test('without a cover, page one of the PDF becomes it', async () => {
  const { id, coverId } = await createBook()
  const cover = await findCover(id)
  expect(cover?.fileId).not.toBe(coverId)
  expect(cover?.facts).toMatchObject({ width: 288, bytes: expect.any(Number) })
})

const PHOTO_LIMITS: [string, number, number][] = [
  ['cover', 288, 10_000],
  ['poster', 640, 16_000],
]

/** Before a commit only the first: they differ in their numbers. */
test.each(PHOTO_LIMITS)(
  'a photo becomes a %s at most %i pixels wide and about %i bytes large',
  async (role, width, bytes) => {
    const itemType = role === 'cover' ? 'book' : 'video'
    const id = await createItem(editor, itemType, `Photo as ${role}`)
    const photo = await uploadFile(editor.id, await createPhoto(), { name: 'photo.jpg' })
    expect(photo.bytes).toBeGreaterThan(300_000)
    await attachFile(editor, id, role, photo.id)
    const [file] = await listFilesOf(id, role)
    expect(file).toMatchObject({ facts: { width } })
    expect(file?.bytes).toBeLessThanOrEqual(bytes)
    const stored = await buffer(await getFileStore().get(buildFileKey(file?.id ?? '')))
    expect(stored.length).toBe(file?.bytes)
    expect((await sharp(stored).metadata()).width).toBe(width)
  },
)

test('a small picture is kept as it is', async () => {
  const id = await createItem(editor, 'book', 'Small')
  const picture = await uploadFile(editor.id, createPng(200, 260), { name: 'small.png' })
  await attachFile(editor, id, 'cover', picture.id)
  expect((await findCover(id))?.fileId).toBe(picture.id)
})

test('the button replaces a cover by page one, and is logged', async () => {
  const { id } = await createBook()
  const picture = await uploadFile(editor.id, createPng(600, 800), { name: 'drawn.png' })
  await attachFile(editor, id, 'cover', picture.id)
  const drawn = await findCover(id)
  await makeCoverFromFirstPage(editor, id)
  expect((await findCover(id))?.fileId).not.toBe(drawn?.fileId)
  expect((await findCover(id))?.facts).toMatchObject({ width: 288 })
  const [entry] = await site.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({
    ...{ action: 'item.cover-drawn', actorId: editor.id, targetId: id },
  })
})

const listPdfs = async () =>
  (await site.db.select().from(files).where(eq(files.kind, 'pdf'))).map(({ id }) => id).sort()

test('a book that comes with the site is drawn now, and only its cover stays', async () => {
  const pdfs = await listPdfs()
  expect((await findCover('rubrics'))?.bundled).not.toBeNull()
  await makeCoverFromFirstPage(editor, 'rubrics')
  const cover = await findCover('rubrics')
  expect(cover).toMatchObject({ bundled: null, facts: { width: 288 } })
  const [file] = await site.db
    .select()
    .from(files)
    .where(eq(files.id, cover?.fileId ?? ''))
  expect(file?.type).toBe('image/webp')
  expect(await listPdfs()).toEqual(pdfs)
})

test('a colleague’s new PDF wins over a cover that is being drawn, and no file stays behind', async () => {
  const id = 'ethics-cases'
  const pdf = await uploadFile(editor.id, createPdf({ pages: 3 }), { name: 'newer.pdf' })
  const pdfs = await listPdfs()
  const drawing = makeCoverFromFirstPage(editor, id)
  const refused = expect(drawing).rejects.toMatchObject({ code: 'changedByColleague' })
  await attachFile(editor, id, 'document', pdf.id)
  await refused
  expect(await listPdfs()).toEqual(pdfs)
})

test('a broken PDF is refused with a reason, and the draft stays as it was', async () => {
  const { id } = await createBook()
  const before = await findCover(id)
  const broken = uploadFile(editor.id, createPdf({ pages: 2 }).subarray(0, 400), { name: 'a.pdf' })
  await expect(broken).rejects.toMatchObject({ code: 'pdfBroken' })
  expect(await findCover(id)).toEqual(before)
})

test('an item without a PDF, and a PDF whose page was not drawn, get a plain error', async () => {
  const empty = await createItem(editor, 'book', 'Empty')
  const refused = { code: 'coverNeedsPdf' }
  await expect(makeCoverFromFirstPage(editor, empty)).rejects.toMatchObject(refused)
  await expect(makeCoverFromFirstPage(editor, 'ethics-case')).rejects.toMatchObject(refused)
  await expect(makeCoverFromFirstPage(editor, 'no-such-item')).rejects.toMatchObject({
    code: 'notFound',
  })
  const pdfId = 'e'.repeat(64)
  await site.db
    .insert(files)
    .values({ id: pdfId, kind: 'pdf', type: 'application/pdf', bytes: 9, name: 'old.pdf' })
  await attachFile(editor, empty, 'document', pdfId)
  await expect(makeCoverFromFirstPage(editor, empty)).rejects.toMatchObject({
    code: 'coverNotDrawn',
  })
  expect(await findCover(empty)).toBeUndefined()
})

test('the button has a limit for each team member', async () => {
  expect(POST.declaration?.isLimited).toBe(true)
})
