import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { ALL, matches, pagesFound } from '@/components/toolkit/matches'
import { sets, works } from '@/content/toolkit/catalogue'
import { fileOf, parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { booksFor, videosFor } from '@/lib/library/queries'
import { pagePicture, shelvesFor, themeSet, toolkitFile } from '@/lib/toolkit/queries'
import { pictureId } from '@/lib/toolkit/schema'
import { searchTexts } from '@/lib/toolkit/search'
import { textFileOf } from '@/lib/toolkit/text-file'
import { MOST_KB_PICTURE } from '@/scripts/toolkit/limits'
import { plain } from '@/scripts/toolkit/words'
import { homeWords } from '@/words/home'
import { toolkitWords } from '@/words/toolkit'
import { bytesOf, openPdf } from '../support/toolkit-files'

vi.mock('@/lib/content/queries', async () => (await import('../support/items')).catalogueQueries)

// The first PDF brings its reader along.
vi.setConfig({ testTimeout: 30_000 })

const member = { isSubscribed: false }
const subscriber = { isSubscribed: true }
const filesOf = async (viewer: typeof member | null) => {
  const all = works.flatMap(({ files }) => files)
  const found = await Promise.all(all.map(({ id }) => toolkitFile(viewer, id)))
  return all.filter((_, index) => found[index])
}

test('the catalogue has twenty works, in the order of the series, as their texts name them', () => {
  expect(works.map(({ theme, part }) => `${theme} ${part}`)).toEqual(
    themes.flatMap(({ id }) => parts.map((part) => `${id} ${part.id}`)),
  )
  for (const { theme: id, part, title, about, grades } of works) {
    const text = themes.find((theme) => theme.id === id)?.[part]
    const said = text && [text.title, text.about, text.grades].map(plain)
    expect([title, about, grades]).toEqual(said)
  }
})

describe.each([...works])('$id', ({ theme, part: partId, pages, files, across, title }) => {
  test('has its files, with their sizes and the names a teacher finds again', () => {
    const name = themes.find(({ id }) => id === theme)?.name
    const part = parts.find(({ id }) => id === partId)
    expect(files.map(({ format }) => format)).toEqual(part?.formats)
    for (const { file, bytes, name: saveAs, format } of files) {
      expect(file).toBe(part && fileOf({ id: theme }, part, format))
      expect(bytesOf(file).length).toBe(bytes)
      expect(saveAs).toBe(`UNS ${part?.file} - ${name}.${format}`)
    }
  })

  test('has a small picture of each page of its PDF, lying as it lies', async () => {
    const { pages: printed } = await openPdf(files.at(-1)?.file ?? '')
    expect(pages.length).toBe(printed.length)
    expect(pages[0]?.title).toBe(title)
    for (const [index, { picture, title: page }] of pages.entries()) {
      expect(page).not.toBe('')
      const bytes = bytesOf(picture)
      expect(bytes.length).toBeLessThanOrEqual(MOST_KB_PICTURE * 1024)
      const { width = 0, height = 0 } = printed[index] ?? {}
      expect(width > height).toBe(across)
      expect(sizeOf(bytes)).toEqual(across ? [320, 226] : [226, 320])
    }
  })
})

test('nobody has anything, a member the cards, a subscriber all thirty-two files', async () => {
  expect(await filesOf(null)).toEqual([])
  expect((await filesOf(member)).map(({ name }) => name)).toEqual(
    themes.map(({ name }) => `UNS Reflection Cards - ${name}.pdf`),
  )
  expect((await filesOf(subscriber)).length).toBe(32)
})

test('a locked work shows title, pages and sizes, and neither name nor address of a file', async () => {
  for (const { works: cards, set } of await shelvesFor(member)) {
    expect(set).toBeNull()
    for (const { isPremium, files, pages } of cards) {
      expect(pages.length).toBeGreaterThan(1)
      for (const { save, bytes } of files) {
        expect(bytes).toBeGreaterThan(0)
        expect(save === null).toBe(isPremium)
      }
    }
  }
})

test('the pictures are for everyone with an account, and lie outside public/', async () => {
  for (const { id, pages } of works) {
    for (const place of pages.keys()) {
      const name = pictureId(id, place + 1)
      expect(await pagePicture(null, name)).toBeNull()
      const found = await pagePicture(member, name)
      expect(found && 'path' in found && existsSync(found.path)).toBe(true)
    }
    expect(await pagePicture(subscriber, pictureId(id, pages.length + 1))).toBeNull()
  }
})

test('the archive of a theme holds what its viewer may open', async () => {
  for (const { id, theme, name } of sets) {
    expect(await themeSet(null, id)).toBeNull()
    expect((await themeSet(member, id))?.files.length).toBe(1)
    const all = await themeSet(subscriber, id)
    expect([all?.name, all?.files.length]).toEqual([name, 8])
    const shelf = (await shelvesFor(subscriber)).find((one) => one.theme === theme)
    const read = await Promise.all(all?.files.map((file) => file.read()) ?? [])
    expect(shelf?.set?.bytes).toBe(read.reduce((sum, { length }) => sum + length, 0))
  }
  expect(await themeSet(subscriber, 'no-theme.zip')).toBeNull()
})

test('a search finds titles, parts, themes and pages, and says on which page', async () => {
  const all = (await shelvesFor(member)).flatMap((shelf) => shelf.works)
  const found = (words: string, more = {}) =>
    all.filter((work) => matches(work, { theme: '', part: '', words, ...more }))
  expect(found('').length).toBe(20)
  expect(found('  ').length).toBe(20)
  expect(found('', { part: 'cards' }).length).toBe(4)
  expect(found('', { part: 'cards', theme: 'global-goals' }).length).toBe(1)
  const [deck, ...others] = found('MEND question')
  expect(deck?.title).toBe('Ten Houses')
  expect(others).toEqual([])
  expect(deck && pagesFound(deck, 'mend question')).toEqual(
    expect.arrayContaining([{ number: 7, title: 'Mend the question' }]),
  )
  expect(found('rubrics leadership').map(({ id }) => id)).toEqual(['youth-leadership-rubrics'])
  expect(found('zzz')).toEqual([])
})

test('a search finds words that are only in the files, with their pages', async () => {
  const all = (await shelvesFor(member)).flatMap((shelf) => shelf.works)
  const filter = { theme: '', part: '', words: 'Water' }
  const texts = await searchTexts('Water')
  const found = all.filter((work) => matches(work, filter, texts))
  expect(found.length).toBeGreaterThan(all.filter((work) => matches(work, filter)).length)
  const deck = found.find(({ id }) => id === 'global-goals-deck')
  const pages = deck ? pagesFound(deck, 'water', texts) : []
  const { pages: printed } = await openPdf('global-goals/slide-deck.pdf')
  const said = (page: number) =>
    printed[page - 1]?.words.map(({ text }) => text.toLowerCase()).join(' ')
  expect(pages.length).toBeGreaterThan(0)
  for (const { number } of pages) expect(said(number)).toContain('water')
  const both = { ...filter, words: 'water rubrics' }
  const twice = await searchTexts(both.words)
  expect(
    all.filter((work) => matches(work, both, twice)).every(({ part }) => part === 'rubrics'),
  ).toBe(true)
  expect(await searchTexts('  ')).toEqual({})
  expect(Object.keys(await searchTexts('a b c d e f g h i j')).length).toBe(8)
})

test.each(themes)('$id has the text of its PDFs to search in', async ({ id }) => {
  const texts = JSON.parse(readFileSync(textFileOf(id), 'utf8'))
  for (const part of parts) {
    const file = fileOf({ id }, part, 'pdf')
    const { pages } = await openPdf(file)
    const said = pages.map(({ words }) => words.map(({ text }) => text).join(' '))
    expect(texts[file], file).toEqual(said.map((text) => text.replace(/\s+/g, ' ').trim()))
  }
})

test('themes and parts are called as on the home page', () => {
  const { themes: weeks, toolkit } = homeWords()
  const said = toolkitWords()
  expect(Object.values(said.themes)).toEqual(Object.values(weeks.weeks).map(({ name }) => name))
  expect(Object.values(said.parts)).toEqual(Object.values(toolkit.tools).map(({ name }) => name))
})

/** Width and height, as the header of a WebP picture has them. */
function sizeOf(bytes: Buffer) {
  expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8')
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
}

test('every book and film leads to works of the toolkit that go with it', async () => {
  const viewer = { isSubscribed: false }
  const [shelves, books, films] = await Promise.all([
    shelvesFor(viewer),
    booksFor(viewer),
    videosFor(viewer),
  ])
  const items = [...books, ...films]
  expect(items.length).toBeGreaterThanOrEqual(9)
  for (const { title, companion } of items) {
    const asked = new URL(companion?.href ?? '', 'https://uns.example').searchParams
    const filter = { ...ALL, ...Object.fromEntries(asked) }
    const found = shelves.flatMap(({ works }) => works.filter((work) => matches(work, filter)))
    expect([4, 5], title).toContain(found.length)
    expect(companion?.label).toMatch(/^In the toolkit: [A-Z]/)
  }
})
