// @module-tag slow
import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import {
  EMPTY_FILTER,
  findMatchingPages,
  matchesFilter,
} from '@/components/toolkit/filter-resources'
import { sets, works } from '@/content/toolkit/catalogue'
import { fileOf, parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import { homeText } from '@/i18n/home'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { buildPagePictureId } from '@/lib/content/item'
import * as lists from '@/lib/content/lists'
import * as published from '@/lib/content/published'
import { findBookCards, findVideoCards } from '@/lib/library/books'
import {
  findThemeResources,
  getPagePicture,
  getTextFilePath,
  getThemeArchive,
  getToolkitFile,
} from '@/lib/toolkit/files'
import { searchTexts } from '@/lib/toolkit/search'
import { formatGrades } from '@/lib/toolkit/theme-resources'
import { takeOneInTurn } from '../support/full-run'
import { catalogueQueries, seededLists } from '../support/items'
import { openPdf } from '../support/toolkit-files'

for (const [name, query] of Object.entries(catalogueQueries))
  vi.spyOn(published, name as keyof typeof catalogueQueries).mockImplementation(query as never)
vi.spyOn(lists, 'getLists').mockResolvedValue(seededLists)

const member = { isSubscribed: false }
const subscriber = { isSubscribed: true }
const listOpenFiles = async (viewer: typeof member | null) => {
  const allFiles = works.flatMap(({ files }) => files)
  const results = await Promise.all(allFiles.map(({ id }) => getToolkitFile(viewer, id)))
  return allFiles.filter((_, index) => results[index])
}

test('visitors open no file, members the cards, subscribers all thirty-two files', async () => {
  expect(await listOpenFiles(null)).toEqual([])
  expect((await listOpenFiles(member)).map(({ name }) => name)).toEqual(
    themes.map(({ name }) => `UNS Reflection Cards - ${name}.pdf`),
  )
  expect((await listOpenFiles(subscriber)).length).toBe(32)
})

test('names of themes and types are in the language of the page', async () => {
  const readNames = async () => {
    const [group] = await findThemeResources(member)
    return [group?.label, group?.resources[0]?.themeLabel, group?.resources[0]?.typeLabel]
  }
  const readHindiNames = () => runInLanguage('hi', readNames)
  expect(await readNames()).toEqual(['Social impact', 'Social impact', 'Slide decks'])
  const { names } = runInLanguage('hi', toolkitText)
  expect(names.deck).toMatch(/^[\u0900-\u097f ]+$/)
  expect(await readHindiNames()).toEqual([
    names['social-impact'],
    names['social-impact'],
    names.deck,
  ])
})

test.each([
  ['en', '6 to 12', 'grades 6 to 12'],
  ['hi', '6 to 12', 'कक्षा 6 से 12'],
  ['hi', '6 से 12', 'कक्षा 6 से 12'],
  ['ta', '6 to 12', '6–12 வகுப்பு'],
  ['ta', '6 முதல் 12 வரை', '6–12 வகுப்பு'],
  ['hi', '9', 'कक्षा 9'],
  ['en', '', ''],
] as const)('in %s, grades stored as “%s” are “%s”', (language, stored, expected) => {
  expect(runInLanguage(language, () => formatGrades(stored))).toBe(expected)
})

test('books and videos in another language than the page are marked', async () => {
  const listNames = async () =>
    [...(await findBookCards(member)), ...(await findVideoCards(member))].map(
      ({ languageName }) => languageName,
    )
  expect(new Set(await listNames())).toEqual(new Set([undefined]))
  expect(await runInLanguage('hi', listNames)).toContain('अंग्रेज़ी')
})

test('a locked resource shows title, pages and sizes, but no file name or URL', async () => {
  for (const { resources, archive } of await findThemeResources(member)) {
    expect(archive).toBeNull()
    for (const { isPremium, files, pages } of resources) {
      expect(pages.length).toBeGreaterThan(1)
      for (const { downloadLink, bytes } of files) {
        expect(bytes).toBeGreaterThan(0)
        expect(downloadLink === null).toBe(isPremium)
      }
    }
  }
})

test('the pictures are for everyone with an account and are stored outside public/', async () => {
  for (const { id, pages } of works) {
    for (const page of [1, pages.length]) {
      const name = buildPagePictureId(id, page)
      expect(await getPagePicture(null, name)).toBeNull()
      const picture = await getPagePicture(member, name)
      expect(picture && 'path' in picture && existsSync(picture.path)).toBe(true)
    }
    expect(await getPagePicture(subscriber, buildPagePictureId(id, pages.length + 1))).toBeNull()
  }
})

test('the archive of a theme contains the files its viewer can open', async () => {
  for (const { id, theme, name } of sets) {
    expect(await getThemeArchive(null, id)).toBeNull()
    expect((await getThemeArchive(member, id))?.files.length).toBe(1)
    const archive = await getThemeArchive(subscriber, id)
    expect([archive?.name, archive?.files.length]).toEqual([name, 8])
    const themeGroup = (await findThemeResources(subscriber)).find((group) => group.theme === theme)
    const contents = await Promise.all(archive?.files.map((file) => file.read()) ?? [])
    expect(themeGroup?.archive?.bytes).toBe(contents.reduce((sum, { length }) => sum + length, 0))
  }
  expect(await getThemeArchive(subscriber, 'no-theme.zip')).toBeNull()
})

test('a search finds titles, types, themes and pages, with the page', async () => {
  const resources = (await findThemeResources(member)).flatMap((themeGroup) => themeGroup.resources)
  const search = (words: string, extraFilter = {}) =>
    resources.filter((resource) =>
      matchesFilter(resource, { theme: '', part: '', words, ...extraFilter }),
    )
  expect(search('').length).toBe(20)
  expect(search('  ').length).toBe(20)
  expect(search('', { part: 'cards' }).length).toBe(4)
  expect(search('', { part: 'cards', theme: 'global-goals' }).length).toBe(1)
  const [deck, ...otherMatches] = search('MEND question')
  expect(deck?.title).toBe('Ten Houses')
  expect(otherMatches).toEqual([])
  expect(deck && findMatchingPages(deck, 'mend question')).toEqual(
    expect.arrayContaining([{ number: 7, title: 'Mend the question' }]),
  )
  expect(search('rubrics leadership').map(({ id }) => id)).toEqual(['youth-leadership-rubrics'])
  expect(search('zzz')).toEqual([])
})

test('a search finds words that are only in the files, with their pages', async () => {
  const resources = (await findThemeResources(member)).flatMap((themeGroup) => themeGroup.resources)
  const filter = { theme: '', part: '', words: 'Water' }
  const texts = await searchTexts('Water')
  const matchedResources = resources.filter((resource) => matchesFilter(resource, filter, texts))
  expect(matchedResources.length).toBeGreaterThan(
    resources.filter((resource) => matchesFilter(resource, filter)).length,
  )
  const deck = matchedResources.find(({ id }) => id === 'global-goals-deck')
  const pages = deck ? findMatchingPages(deck, 'water', texts) : []
  const { pages: printedPages } = await openPdf('global-goals/slide-deck.pdf')
  const pageText = (page: number) =>
    printedPages[page - 1]?.words.map(({ text }) => text.toLowerCase()).join(' ')
  expect(pages.length).toBeGreaterThan(0)
  for (const { number } of pages) expect(pageText(number)).toContain('water')
  const combinedFilter = { ...filter, words: 'water rubrics' }
  const combinedTexts = await searchTexts(combinedFilter.words)
  expect(
    resources
      .filter((resource) => matchesFilter(resource, combinedFilter, combinedTexts))
      .every(({ resourceType }) => resourceType === 'rubrics'),
  ).toBe(true)
  expect(await searchTexts('  ')).toEqual({})
  expect(Object.keys(await searchTexts('a b c d e f g h i j')).length).toBe(8)
})

test.each(takeOneInTurn(themes, 2))('$id has the searchable text of its PDFs', async ({ id }) => {
  const texts = JSON.parse(readFileSync(getTextFilePath(id), 'utf8'))
  for (const part of parts) {
    const file = fileOf({ id, language: 'en' }, part, 'pdf')
    const { pages } = await openPdf(file)
    const pageTexts = pages.map(({ words }) => words.map(({ text }) => text).join(' '))
    expect(texts[file], file).toEqual(pageTexts.map((text) => text.replace(/\s+/g, ' ').trim()))
  }
})

test('themes and types have the names used on the home page', () => {
  const { themes: weeks, toolkit } = homeText()
  const labelsOf = (list: keyof typeof seededLists) => seededLists[list].map(({ label }) => label)
  expect(labelsOf('theme')).toEqual(Object.values(weeks.weeks).map(({ name }) => name))
  expect(labelsOf('resourceType')).toEqual(Object.values(toolkit.tools).map(({ name }) => name))
})

test('every book and video links to related resources of the toolkit', async () => {
  const viewer = { isSubscribed: false }
  const [themeGroups, books, videos] = await Promise.all([
    findThemeResources(viewer),
    findBookCards(viewer),
    findVideoCards(viewer),
  ])
  const items = [...books, ...videos]
  expect(items.length).toBeGreaterThanOrEqual(9)
  for (const { title, companion } of items) {
    const query = new URL(companion?.href ?? '', 'https://uns.example').searchParams
    const filter = { ...EMPTY_FILTER, ...Object.fromEntries(query) }
    const companions = themeGroups.flatMap(({ resources }) =>
      resources.filter((resource) => matchesFilter(resource, filter)),
    )
    expect([4, 5], title).toContain(companions.length)
    expect(companion?.label).toMatch(/^In the toolkit: [A-Z]/)
  }
})
