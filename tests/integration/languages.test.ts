// @module-tag once
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { completeLanguages, completeTranslations } from '@/i18n/partial-languages'
import { addLanguage } from '@/lib/language-paths'
import { listLanguages, matchRoute } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  newTeacher,
  readCredentials,
  userApiPath,
} from '../support/api-user'
import { PUBLIC_PAGES, samplePath } from '../support/route-paths'
import { getSharedSite } from '../support/shared-site'
import type { Site } from '../support/site'

let site: Pick<Site, 'url' | 'mails'>
beforeAll(async () => {
  site = await getSharedSite()
})

/** A letter of its script. */
const SCRIPTS: Partial<Record<Language, RegExp>> = { hi: /[\u0905-\u0939]/, ta: /[\u0b85-\u0bb9]/ }

const readHead = (html: string, pattern: RegExp) => [...html.matchAll(pattern)]
const dropTags = (html: string) =>
  html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')

describe.each(completeTranslations)('in %s', (language) => {
  test.each(PUBLIC_PAGES)('%s has the texts, links and language of its prefix', async (path) => {
    const url = addLanguage(path, language)
    const { status, body } = await callApi(site, url)
    expect(status).toBe(200)
    const html = `${body}`
    expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`)
    const [tag = '', title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
    // A work without an edition in this language says in which language its title is.
    if (!/^<h1 lang="/.test(tag)) expect(dropTags(title)).toMatch(SCRIPTS[language] ?? /^$/)
    const links = readHead(html, /<a [^>]*href="(\/[^"#?]*)"[^>]*>/g)
    const unexpected = links.filter(([tag, href = '']) => {
      const policy = matchRoute(href)
      // Another language is chosen in the header, or as another edition.
      const isChoice = /data-language|hrefLang=/.test(tag)
      return !isChoice && policy && listLanguages(policy).length > 1 && !isBelow(href, language)
    })
    expect(unexpected.map(([, href]) => href)).toEqual([])
  })

  test('a page of its own is in the language of its prefix, fragment included', async () => {
    const { cookie } = await logInNewTeacher(site)
    const { status, body } = await callApi(site, addLanguage('/my-learning', language), {
      headers: { cookie },
    })
    expect(status).toBe(200)
    const main = /<main.*<\/main>/s.exec(`${body}`)?.[0] ?? ''
    const englishWords = dropTags(main).match(/\b(your|the|hours of|with)\b/gi) ?? []
    expect([main.length > 500, englishWords]).toEqual([true, []])
  })

  test('an unknown path gets the 404 page in its language', async () => {
    for (const path of ['/nothing', '/team', '/series/nothing', '/api/health/live']) {
      const { status, body } = await callApi(site, `/${language}${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(`${body}`).toContain(`<html lang="${LANGUAGES[language].tag}"`)
    }
  })

  test('an API call says its errors in the language of the page', async () => {
    const call = (headers: Record<string, string>) =>
      callApi(site, '/api/contact', { headers, body: {} })
    const [named, referred, foreign] = await Promise.all([
      call({ 'x-language': language }),
      call({ referer: `${site.url}/${language}/contact` }),
      call({ referer: `https://other.example/${language}/contact` }),
    ])
    const english = await call({})
    expect(named.body).toEqual(referred.body)
    expect(JSON.stringify(named.body)).toMatch(SCRIPTS[language] ?? /^$/)
    expect(foreign.body).toEqual(english.body)
  })
})

const isBelow = (href: string, language: Language) =>
  href === `/${language}` || href.startsWith(`/${language}/`)

test('every public page names its versions in all languages, and each names the others', async () => {
  const indexed = allRoutePolicies
    .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
    .map(samplePath)
  expect(indexed.length).toBeGreaterThan(8)
  for (const path of indexed) {
    const versions = await Promise.all(
      completeLanguages.map(async (language) => {
        const { body } = await callApi(site, addLanguage(path, language))
        return readHead(`${body}`, /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g).map(
          ([, tag, href]) => `${tag} ${href}`,
        )
      }),
    )
    const [first = []] = versions
    const toUrl = (language: Language) => `${site.url}${addLanguage(path, language)}`
    expect(first.map((line) => line.replace(/\/$/, ''))).toEqual([
      ...completeLanguages.map((language) =>
        `${LANGUAGES[language].tag} ${toUrl(language)}`.replace(/\/$/, ''),
      ),
      `x-default ${toUrl('en')}`.replace(/\/$/, ''),
    ])
    for (const version of versions) expect(version).toEqual(first)
  }
})

test('the prefix of English is redirected, and nothing else below it', async () => {
  for (const [path, target] of [
    ['/en', '/'],
    ['/en/about?x=1', '/about?x=1'],
    ['/en/ebook', '/ebook'],
  ]) {
    const { status, headers } = await callApi(site, path ?? '')
    expect([path, status, headers.get('location')]).toEqual([path, 308, target])
  }
  for (const path of ['/en/team', '/en/api/health/live', '/en/nothing', '/en/not-found'])
    expect([path, (await callApi(site, path)).status]).toEqual([path, 404])
})

test('English pages have English texts after others were rendered', async () => {
  const { body } = await callApi(site, '/about')
  expect(`${body}`).toContain('<html lang="en-IN"')
  expect(dropTags(/<main.*<\/main>/s.exec(`${body}`)?.[0] ?? '')).not.toMatch(/[\u0900-\u0bff]/)
})

test('emails are in the language of the registration, then in the one that was chosen', async () => {
  const teacher = newTeacher()
  const findEmails = () => site.mails().filter(({ to }) => to === teacher.email)
  await callApi(site, userApiPath('register'), { body: teacher, headers: { 'x-language': 'hi' } })
  await expect.poll(() => findEmails().length).toBe(1)
  expect(findEmails()[0]?.subject).toMatch(/[\u0905-\u0939]/)
  expect(findEmails()[0]?.text).toContain(`${site.url}/hi/confirm-email/`)

  const { token } = readCredentials(await logIn(site, teacher))
  const chosen = await callApi(site, '/api/account/language', {
    body: { language: 'ta' },
    headers: bearerHeader(token),
  })
  expect(chosen.status).toBe(200)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  await expect.poll(() => findEmails().length).toBe(2)
  expect(findEmails()[1]?.subject).toMatch(/[\u0b85-\u0bb9]/)
})

test('only a listed language can be chosen, and only for an account', async () => {
  const { token } = await logInNewTeacher(site)
  const choose = (language: unknown, headers = bearerHeader(token)) =>
    callApi(site, '/api/account/language', { body: { language }, headers })
  for (const language of ['fr', '', 7, null, 'toString'])
    expect([language, (await choose(language)).status]).toEqual([language, 422])
  expect((await callApi(site, '/api/account/language', { body: { language: 'hi' } })).status).toBe(
    401,
  )
})
