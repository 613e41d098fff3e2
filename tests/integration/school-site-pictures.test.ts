// @module-tag ci

import { gzipSync } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, pictureWidths, schoolSiteFiles } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile } from '@/lib/files/file'
import { PICTURE_WIDTHS } from '@/lib/files/picture-widths'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import {
  addSiteFile,
  drawMissingCopies,
  findNarrowCopy,
  isOwnSiteFile,
  isPublicSiteFile,
} from '@/lib/school-sites/files'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { restorePageVersion } from '@/lib/school-sites/pages/save'
import { publishSite, republishSite } from '@/lib/school-sites/publish'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'
import { findUnpublishedChanges } from '@/lib/school-sites/site/unpublished'
import { openInProcessDatabase } from '../support/in-process'
import { createPdf, createPng } from '../support/sample-files'
import { createSamplePhoto } from '../support/sample-photo'
import { newSite, newText } from '../support/school-sites'
import { chooseCopy, newCover, newPicture, saveHome, sendSiteFile } from '../support/site-pictures'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
/** Wider than two of the copies. */
let photo: Buffer
beforeAll(async () => {
  site = await openInProcessDatabase()
  photo = await createSamplePhoto({ width: 900, height: 600, seed: 9 })
})
afterAll(() => site.close())

/** As a phone takes them, where the number of bytes matters. */
const PORTRAIT = { width: 1600, height: 2400, seed: 0, quality: 85 }
const LARGE_PHOTOS = [
  PORTRAIT,
  { width: 2400, height: 1600, seed: 1, quality: 85 },
  { width: 2000, height: 1500, seed: 2, quality: 85 },
  { width: 1500, height: 2000, seed: 3, quality: 85 },
]

const readHome = async (slug: string) => (await buildSiteResponse(slug, '')).response.body
const readStored = async (id: string) => {
  const chunks: Buffer[] = []
  for await (const chunk of await getFileStore().get(buildFileKey(id))) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const readGrey = async (id: string) =>
  sharp(await readStored(id))
    .resize(60, 90)
    .greyscale()
    .raw()
    .toBuffer()
const listImages = (html: string) =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => ({
    tag,
    src: / src="([^"]*)"/.exec(tag)?.[1] ?? '',
    srcset: / srcset="([^"]*)"/.exec(tag)?.[1] ?? '',
  }))
const measure = async (href: string) => (await readStored(href.slice(-64))).length
const listCopies = (id: string) =>
  site.db
    .select()
    .from(pictureWidths)
    .where(eq(pictureWidths.fileId, id))
    .orderBy(pictureWidths.width)

test('a photo of 1600 × 2400 pixels has three narrower copies that look like it, and costs a phone at most 60 KB', async () => {
  const own = await newSite(site.db)
  const { id } = await sendSiteFile(own.coordinator, await createSamplePhoto(PORTRAIT))
  const copies = await listCopies(id)
  expect(copies.map(({ width, height }) => [width, height])).toEqual([
    [400, 600],
    [720, 1080],
    [1440, 2160],
  ])
  await saveHome(own, { blocks: [newPicture(id)] })
  await publishSite(own.coordinator)
  const [image] = listImages(await readHome(own.slug))
  expect(image?.tag).toContain('width="1600" height="2400"')
  // 92 % of a window of 360 points.
  const chosen = chooseCopy(image?.srcset ?? '', 331)
  expect(chosen).toContain(copies[1]?.drawnId)
  expect(await measure(chosen)).toBeLessThanOrEqual(60 * 1024)
  const drawn = await sharp(await readStored(copies[1]?.drawnId ?? '')).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 720, height: 1080 })
  expect(drawn.exif).toBeUndefined()
  const [one, other] = [await readGrey(id), await readGrey(copies[0]?.drawnId ?? '')]
  const difference = one.reduce(
    (sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)),
    0,
  )
  expect(difference / one.length).toBeLessThan(6)
})

test('a page with four photos, one as its cover, costs a phone at most 100 KB', async () => {
  const own = await newSite(site.db)
  const ids: string[] = []
  for (const large of LARGE_PHOTOS) {
    const { id } = await sendSiteFile(own.coordinator, await createSamplePhoto(large))
    ids.push(id)
  }
  const [, cover = '', ...others] = ids
  await saveHome(own, {
    cover: newCover(cover, { title: 'Where every child is known', text: 'Come and see.' }),
    blocks: [
      newText('word '.repeat(200)),
      ...[...others, ids[0] ?? ''].map((id) => newPicture(id)),
    ],
  })
  await publishSite(own.coordinator)
  const html = await readHome(own.slug)
  const images = listImages(html)
  expect(images).toHaveLength(4)
  // On a phone the cover and the first of the three are as wide as the window, the others half of it.
  const points = [360, 331, 166, 166]
  let total = gzipSync(html).length
  for (const [index, { srcset }] of images.entries())
    total += await measure(chooseCopy(srcset, points[index] ?? 0))
  expect(total).toBeLessThanOrEqual(100 * 1024)
  // Nothing moves and nothing waits: sizes are in the markup, only the cover loads at once.
  for (const { tag } of images) expect(tag).toMatch(/ width="\d+" height="\d+"/)
  expect(images.map(({ tag }) => tag.includes('loading="lazy"'))).toEqual([false, true, true, true])
  expect(html).not.toContain('<script')
})

describe('copies', () => {
  test('are public only while the release shows their picture, and open for its editors', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    const { id } = await sendSiteFile(own.coordinator, photo)
    const copyIds = (await listCopies(id)).map(({ drawnId }) => drawnId)
    for (const copyId of copyIds) {
      expect(await isPublicSiteFile(own.slug, copyId)).toBe(false)
      expect(await isOwnSiteFile(own.coordinator, copyId)).toBe(true)
      expect(await isOwnSiteFile(other.coordinator, copyId)).toBe(false)
    }
    expect(await findNarrowCopy(id, 400)).toBe(copyIds[0])
    await saveHome(own, { blocks: [newPicture(id)] })
    await publishSite(own.coordinator)
    for (const copyId of copyIds) expect(await isPublicSiteFile(own.slug, copyId)).toBe(true)
    await saveHome(own, { blocks: [newText('No picture')], version: 2 })
    await publishSite(own.coordinator)
    for (const copyId of copyIds) expect(await isPublicSiteFile(own.slug, copyId)).toBe(false)
    // An earlier release shows it again.
    await republishSite(own.coordinator, '1')
    for (const copyId of copyIds) expect(await isPublicSiteFile(own.slug, copyId)).toBe(true)
  })

  test('are in the downloaded website, under the names that its pages use', async () => {
    const own = await newSite(site.db)
    const { id } = await sendSiteFile(own.coordinator, photo)
    await saveHome(own, { cover: newCover(id), blocks: [newPicture(id)] })
    await publishSite(own.coordinator)
    const { files: copies } = await listStaticCopy(own.coordinator)
    const names = copies.map(({ name }) => name)
    const html = `${await copies[0]?.read()}`
    const used = listImages(html).flatMap(({ src, srcset }) => [
      src,
      ...srcset.split(', ').map((choice) => choice.split(' ')[0] ?? ''),
    ])
    expect(used.length).toBeGreaterThan(6)
    for (const name of used) expect(names).toContain(name)
    for (const { name, read } of copies)
      if (name.endsWith('.webp')) expect((await read()).subarray(8, 12).toString()).toBe('WEBP')
  })

  test('are drawn later for a picture from before, which is shown meanwhile', async () => {
    const own = await newSite(site.db)
    const { id } = await sendSiteFile(own.coordinator, photo)
    const ids = (await listCopies(id)).map(({ drawnId }) => drawnId)
    await site.db.delete(pictureWidths).where(eq(pictureWidths.fileId, id))
    await saveHome(own, { blocks: [newPicture(id)] })
    await publishSite(own.coordinator)
    const [image] = listImages(await readHome(own.slug))
    expect(image).toMatchObject({ srcset: '', src: expect.stringContaining(id) })
    await drawMissingCopies(site.db)
    expect((await listCopies(id)).map(({ drawnId }) => drawnId)).toEqual(ids)
    await publishSite(own.coordinator)
    expect(listImages(await readHome(own.slug))[0]?.srcset).toContain(ids[0])
  })

  test('go with their picture, once nobody uses it', async () => {
    const own = await newSite(site.db)
    // The same bytes are the same file, so no other test has this photo.
    const unused = await createSamplePhoto({ width: 900, height: 600, seed: 10 })
    const { id } = await sendSiteFile(own.coordinator, unused)
    const copyIds = (await listCopies(id)).map(({ drawnId }) => drawnId)
    expect(copyIds).toHaveLength(PICTURE_WIDTHS.filter((width) => width < 900).length)
    await removeUnusedFiles(own.coordinator, [...copyIds, id])
    expect(await getFile(id)).not.toBeNull()
    await site.db.delete(schoolSiteFiles).where(eq(schoolSiteFiles.fileId, id))
    await removeUnusedFiles(own.coordinator, [id])
    const left = await site.db
      .select()
      .from(files)
      .where(inArray(files.id, [id, ...copyIds]))
    expect(left).toEqual([])
    for (const copyId of copyIds) await expect(readStored(copyId)).rejects.toThrow()
  })
})

describe('a cover', () => {
  test('is saved, compared, published, restored and kept by a save without it', async () => {
    const own = await newSite(site.db)
    const { id } = await sendSiteFile(own.coordinator, photo)
    const cover = newCover(id, { x: 20, y: 70, title: 'Known by name', link: 'admissions' })
    await publishSite(own.coordinator)
    await saveHome(own, { cover, blocks: [newText('Hello')] })
    expect(await findUnpublishedChanges(own.school.id)).toMatchObject({ pages: ['Home'] })
    await saveHome(own, { blocks: [newText('Hello again')], version: 2 })
    await publishSite(own.coordinator)
    expect(await findUnpublishedChanges(own.school.id)).toBeNull()
    const html = await readHome(own.slug)
    expect(html).toContain('.cover img{object-position:20% 70%}')
    expect(html).toContain('<h2 class="headline">Known by name</h2>')
    expect(html).toMatch(/<a class="go" href="[^"]*\/admissions">/)
    expect(html).toMatch(/og:image" content="[^"]*\/files\/[0-9a-f]{64}"/)
    const home = own.findPage('').id
    await restorePageVersion(own.coordinator, home, { restore: 1, version: 3 })
    const readPage = async () =>
      (await findSiteEditor(own.coordinator))?.pages.find((page) => page.id === home)
    expect((await readPage())?.cover).toBeNull()
    await restorePageVersion(own.coordinator, home, { restore: 2, version: 4 })
    expect((await readPage())?.cover).toEqual(cover)
  })

  test('needs a description before it is published, and never shows a picture of others', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    const { id } = await sendSiteFile(own.coordinator, photo)
    await saveHome(own, { cover: newCover(id, { alt: ' ' }), blocks: [newText('Hello')] })
    expect((await findSiteEditor(own.coordinator))?.faults).toMatchObject([{ fault: 'coverAlt' }])
    await expect(publishSite(own.coordinator)).rejects.toMatchObject({ code: 'siteNotReady' })
    await saveHome(other, { cover: newCover(id), blocks: [newText('Hello')] })
    await publishSite(other.coordinator)
    expect(await readHome(other.slug)).not.toContain('<img')
    expect(await isPublicSiteFile(other.slug, id)).toBe(false)
  })
})

describe('attacks by a file', () => {
  const HTML = '<!DOCTYPE html><script>alert(document.domain)</script>'

  test.each([
    [
      'a photo that goes on as a web page',
      async () => [await createSmallPhoto(), Buffer.from(HTML)],
    ],
    [
      'a photo that goes on as a ZIP',
      async () => [await createSmallPhoto(), Buffer.from('PK\x03\x04')],
    ],
    ['a photo with a script in its comment', async () => [await createCommentedPhoto()]],
  ])('%s is drawn again, so that only its pixels are left', async (_, build) => {
    const own = await newSite(site.db)
    const { id } = await sendSiteFile(own.coordinator, Buffer.concat(await build()))
    const stored = await readStored(id)
    expect(stored.subarray(8, 12).toString()).toBe('WEBP')
    for (const part of ['script', 'DOCTYPE', 'PK\x03\x04'])
      expect(stored.includes(part), part).toBe(false)
  })

  test('a photo does not say where and with what it was taken, in no width', async () => {
    const own = await newSite(site.db)
    const withPlace = await sharp(photo)
      .withExif({
        IFD0: { Make: 'A phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 39/1 0/1', GPSLongitudeRef: 'E' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif?.includes('A phone')).toBe(true)
    const { id } = await sendSiteFile(own.coordinator, withPlace)
    const copies = await listCopies(id)
    expect(copies.length).toBeGreaterThan(0)
    for (const file of [id, ...copies.map(({ drawnId }) => drawnId)]) {
      const bytes = await readStored(file)
      expect((await sharp(bytes).metadata()).exif, file).toBeUndefined()
      expect(bytes.includes('A phone'), file).toBe(false)
    }
  })

  test.each([
    ['a web page with the name of a photo', async () => Buffer.from(HTML), 'fileKindUnknown'],
    [
      'a web page that begins like a GIF',
      async () => Buffer.from(`GIF89a${HTML}`),
      'fileKindUnknown',
    ],
    ['an SVG', async () => Buffer.from('<svg onload="alert(1)"/>'), 'fileKindUnknown'],
    ['a PDF in the field of pictures', async () => createPdf(), 'fileKindWrong'],
    ['a bomb of 144 megapixels', async () => createPng(12_000, 12_000), 'pictureTooLarge'],
    [
      'a HEIC photo',
      async () => Buffer.from('\0\0\0\x18ftypheic'.padEnd(200, '\0')),
      'heicUnsupported',
    ],
    [
      'a photo that ends too early',
      async () => (await createSmallPhoto()).subarray(0, 900),
      'pictureBroken',
    ],
  ])('%s is refused, and nothing of it stays', async (_, build, code) => {
    const own = await newSite(site.db)
    const [fileCount, widthCount] = [
      await site.db.$count(files),
      await site.db.$count(pictureWidths),
    ]
    const upload = sendSiteFile(own.coordinator, await build(), { name: '../../hall.jpg' })
    await expect(upload).rejects.toMatchObject({ code })
    expect(await site.db.$count(files)).toBe(fileCount)
    expect(await site.db.$count(pictureWidths)).toBe(widthCount)
  })

  test('a request that announces 200 MB is refused before a byte is read', async () => {
    const own = await newSite(site.db)
    let isRead = false
    const stream = async function* () {
      isRead = true
      yield Buffer.alloc(1)
    }
    const upload = addSiteFile(own.coordinator, {
      ...{ name: 'a.jpg', kind: 'picture', hasConsent: true },
      stream: { bytes: 200 * 1024 * 1024, chunks: stream(), drain: async () => {} },
    })
    await expect(upload).rejects.toMatchObject({ code: 'siteFileTooLarge' })
    expect(isRead).toBe(false)
  })

  const createSmallPhoto = () => createSamplePhoto({ width: 60, height: 40 })
  const createCommentedPhoto = async () =>
    sharp(await createSmallPhoto())
      .withExif({ IFD0: { ImageDescription: HTML } })
      .jpeg()
      .toBuffer()
})
