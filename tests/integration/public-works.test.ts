// @module-tag once
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { companions, sets, translatedWorks, works } from '@/content/toolkit/catalogue'
import { editions } from '@/content/toolkit/editions'
import { themes } from '@/content/toolkit/themes'
import { languageCodes } from '@/i18n/languages'
import { resourcePageText } from '@/i18n/resource-page'
import { sessionOutcomeText } from '@/i18n/session-outcome'
import { addLanguage } from '@/lib/language-paths'
import { selectTeaser } from '@/lib/library/public-books'
import type { BookText } from '@/lib/library/schema'
import { routes } from '@/lib/routes'
import { getTextPage, readPageText } from '@/lib/toolkit/page-text'
import { callApi, logInNewTeacher, newSubscriber } from '../support/api-user'
import { takeThird } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite } from '../support/shared-site'

let site: { url: string }
const cookies = { visitor: '', user: '', subscriber: '' }
beforeAll(async () => {
  site = await getSharedSite()
  cookies.user = (await logInNewTeacher(site)).cookie
  cookies.subscriber = (await newSubscriber(site)).cookie
})

const readPage = async (path: string, cookie = '') => {
  const { status, body, headers } = await callApi(site, path, { headers: cookie ? { cookie } : {} })
  return { status, html: `${body}`, headers }
}

const readText = (text = ''): BookText =>
  JSON.parse(readFileSync(`content/ebooks/texts/${text}`, 'utf8'))

/** The longest part of a text that is the same in HTML and in the router's payload. */
const toSecret = (text: string) =>
  (text.match(/[^<>&"'\\]{30,}/g) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? []

/** Of the chapters of a book, all but what its public page shows. */
function listBookSecrets({ text }: (typeof ebooks)[number]) {
  const book = readText(text)
  const teaser = selectTeaser(book)?.html ?? ''
  return book.chapters
    .flatMap(({ blocks }) => blocks.map(({ html }) => html))
    .filter((html) => !teaser.includes(html))
    .flatMap(toSecret)
    .filter((secret) => !book.chapters.some(({ title }) => title.includes(secret)))
}

describe.each(ebooks)('the public page of $title', (book) => {
  const path = routes.book(book.id)

  test('shows its beginning, its chapters and one action for each visitor', async () => {
    const { status, html } = await readPage(path)
    expect(status).toBe(200)
    const { chapters } = readText(book.text)
    expect(html).toContain(selectTeaser({ chapters })?.html)
    for (const { title } of chapters) expect(html).toContain(title)
    const visitorLink = book.isPremium
      ? `href="${routes.subscription}"`
      : `href="${routes.register}?next=${encodeURIComponent(routes.libraryItem(book.id))}"`
    expect(html).toContain(visitorLink)
    expect(html).toContain(`href="${routes.ebook}#book-${book.id}"`)
    expect(html.includes(`href="${routes.subscriptionForm}" class="button button-accent"`)).toBe(
      book.isPremium,
    )
  })

  test('names the languages of its editions, and in another language the page of one', async () => {
    const [english, hindi] = [await readPage(path), await readPage(`/hi${path}`)]
    for (const { html } of [english, hindi]) {
      expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`)
      expect(html.match(/rel="alternate" hrefLang="[\w-]+"/g)).toEqual([
        'rel="alternate" hrefLang="en-IN"',
        'rel="alternate" hrefLang="x-default"',
      ])
    }
    expect(hindi.html).toContain('<h1 lang="en-IN"')
  })

  test('is the same for everyone', async () => {
    const pages = await Promise.all(
      Object.values(cookies).map((cookie) => readPage(path, cookie).then(({ html }) => html)),
    )
    expect(new Set(pages).size).toBe(1)
  })
})

describe.each(works)('the public page of $id', (work) => {
  const path = routes.resource(work.id)

  test('shows one page of it as a picture and as text, and how to use it', async () => {
    const { status, html } = await readPage(path)
    expect(status).toBe(200)
    const picture = routes.resourcePicture(`${work.id}.webp`)
    expect(html).toContain(`src="${picture}"`)
    const number = getTextPage(work.resourceType)
    const page = work.pages[number - 1]
    const response = await fetch(site.url + picture)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(readFileSync(`content/toolkit/files/${page?.picture}`))).toBe(true)
    const text = await readPageText(work)
    for (const { texts } of text?.sections ?? [])
      for (const part of texts) expect(html).toContain(toHtml(part))
    expect(text?.sections.length).toBeGreaterThan(0)
    for (const step of resourcePageText().steps[work.resourceType] ?? [])
      expect(html).toContain(toHtml(step))
  })

  test('has the pages of its editions as alternates, each in its language', async () => {
    const editions = translatedWorks.filter(({ translationOf }) => translationOf === work.id)
    for (const { language, title } of editions) {
      const { html } = await readPage(addLanguage(path, language))
      expect(html).toContain(`<link rel="canonical" href="${site.url}/${language}${path}"/>`)
      expect(html).toMatch(new RegExp(`<h1 class="[^"]*">${title}</h1>`))
    }
    const { html } = await readPage(path)
    expect(html.match(/rel="alternate" hrefLang=/g)).toHaveLength(editions.length + 2)
  })
})

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** Of the authors' texts, all but those of the page that everyone may read. */
async function listResourceSecrets() {
  const open = await Promise.all([...works, ...translatedWorks].map((work) => readPageText(work)))
  const openText = JSON.stringify([open, works, translatedWorks])
  return [...themes, ...editions].flatMap(({ cards: _, ...theme }) =>
    collectTexts(theme)
      .map((text) => text.replaceAll('**', ''))
      .flatMap(toSecret)
      .filter((text) => !openText.includes(text)),
  )
}

const LABELS = new Set([
  'title',
  'subtitle',
  'about',
  'name',
  'grades',
  'id',
  'language',
  'who',
  'when',
])

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    LABELS.has(key) && typeof part === 'string' ? [] : collectTexts(part),
  )
}

test('no other page of a resource has a public picture', async () => {
  const [work] = works
  for (const name of [
    `${work?.id}`,
    `${work?.id}-1.webp`,
    `${work?.id}-3.webp`,
    'none.webp',
    '%2e%2e.webp',
  ])
    expect((await readPage(routes.resourcePicture(name))).status, name).toBe(404)
})

test('no public page holds a premium text beyond the beginning', async () => {
  const premiumBooks = ebooks.filter(({ isPremium }) => isPremium)
  const secrets = [...premiumBooks.flatMap(listBookSecrets), ...(await listResourceSecrets())]
  expect(secrets.length).toBeGreaterThan(1_400)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [
    ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
    ...[
      ...ebooks.map(({ id }) => routes.book(id)),
      ...works.map(({ id }) => routes.resource(id)),
    ].flatMap((page) => languageCodes.map((language) => addLanguage(page, language))),
  ]
  const leaks: string[] = []
  await mapInParallel(takeThird([...new Set(paths)]), async (path) => {
    for (const headers of [{}, RSC_HEADERS]) {
      const body = await (await fetchAsRouter(site, path, { headers })).text()
      leaks.push(...secrets.filter((secret) => body.includes(secret)).map((s) => `${path}: ${s}`))
    }
  })
  expect(leaks).toEqual([])
  const [book] = premiumBooks
  const { html } = await readPage(routes.reader(book?.id ?? ''), cookies.subscriber)
  expect(secrets.filter((secret) => html.includes(secret)).length).toBeGreaterThan(50)
})

describe.each(sets)('the public page of the theme $theme', ({ theme }) => {
  const path = routes.theme(theme)

  test.each(languageCodes)('names its resources and books, in %s', async (language) => {
    const { status, html } = await readPage(addLanguage(path, language))
    expect(status).toBe(200)
    for (const { id } of works.filter((work) => work.theme === theme))
      expect(html).toContain(`href="${addLanguage(routes.resource(id), language)}"`)
    for (const [id, companion] of Object.entries(companions))
      if (companion && 'theme' in companion && companion.theme === theme && isBook(id))
        expect(html).toContain(`href="${addLanguage(routes.book(id), language)}"`)
  })

  test.each(languageCodes)('names its sessions, which lead back to it, in %s', async (language) => {
    const { html } = await readPage(addLanguage(path, language))
    const sessions = html.match(/href="[^"]*\/series\/[\w-]+"/g) ?? []
    expect(sessions.length).toBeGreaterThan(1)
    const { html: firstSession } = await readPage(/"(.*)"/.exec(sessions.at(-1) ?? '')?.[1] ?? '')
    expect(firstSession).toContain(`href="${addLanguage(path, language)}"`)
  })

  test('is the same for everyone', async () => {
    const pages = await Promise.all(
      Object.values(cookies).map((cookie) => readPage(path, cookie).then(({ html }) => html)),
    )
    expect(new Set(pages).size).toBe(1)
  })
})

const isBook = (id: string) => ebooks.some((book) => book.id === id)

test('a past session says what is recorded about it, and leads visitors to its resources', async () => {
  const { html: list } = await readPage(routes.series)
  const [, past = ''] = list.split('id="past"')
  const [, path = ''] = /href="(\/series\/[\w-]+)"/.exec(past) ?? []
  const { html } = await readPage(path)
  expect(html).toContain(sessionOutcomeText().heading)
  expect(html).toMatch(/href="\/resources\/[\w-]+" class="when-out/)
  expect(html).toContain('"@type":"EducationEvent"')
})

test.each([
  ...['/themes/none', '/themes', '/hi/themes/none'],
  ...['/books/none', '/books/RUBRICS', '/hi/books/none', '/books/rubrics/more', '/books'],
  ...['/books/circle-opening', '/books/social-impact-deck'],
  ...['/resources/rubrics', '/resources/social-impact-cards-hi', '/resources/none'],
])('%s is not found', async (path) => {
  expect((await readPage(path)).status).toBe(404)
})
