// @module-tag once
import JSZip from 'jszip'
import { beforeAll, describe, expect, test } from 'vitest'
import { sets, translatedWorks, type WorkFile, works } from '@/content/toolkit/catalogue'
import { LANGUAGES } from '@/i18n/languages'
import { buildPagePictureId } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { logInNewTeacher, newSubscriber } from '../support/api-user'
import { isFullRun } from '../support/full-run'
import { readSentFile } from '../support/printed-files'
import { getSharedSite, type SharedSite } from '../support/shared-site'

type ToolkitTestRole = 'anonymous' | 'member' | 'subscriber'
const roles: ToolkitTestRole[] = ['anonymous', 'member', 'subscriber']
const cookieByRole: Record<ToolkitTestRole, string> = { anonymous: '', member: '', subscriber: '' }

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
  cookieByRole.member = (await logInNewTeacher(site)).cookie
  cookieByRole.subscriber = (await newSubscriber(site)).cookie
})

async function fetchAs(role: ToolkitTestRole, path: string, init: RequestInit = {}) {
  const cookie = cookieByRole[role]
  const headers = { ...init.headers, ...(cookie && { cookie }) }
  const response = await fetch(site.url + path, { ...init, redirect: 'manual', headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const readOriginal = ({ file }: Pick<WorkFile, 'file'>) =>
  readSentFile(`content/toolkit/files/${file}`, site.url)
const canDownload = (role: ToolkitTestRole, { isPremium }: { isPremium: boolean }) =>
  role === 'subscriber' || (role === 'member' && !isPremium)

describe.each(roles)('%s', (role) => {
  test('gets each permitted file under its name, and nothing of others', async () => {
    for (const resource of [...works, ...translatedWorks]) {
      for (const file of resource.files) {
        const { status, headers, bytes } = await fetchAs(role, routes.toolkitFile(file.id))
        if (!canDownload(role, resource)) {
          expect(status, file.id).toBe(role === 'anonymous' ? 307 : 404)
          expect(headers.get('content-disposition')).toBeNull()
          continue
        }
        expect(status, file.id).toBe(200)
        expect(bytes.equals(readOriginal(file)), file.id).toBe(true)
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
    }
  })

  test('gets a reproducible archive of the permitted files', async () => {
    for (const { id, theme, name } of sets) {
      const { status, headers, bytes } = await fetchAs(role, routes.toolkitSet(id))
      if (role === 'anonymous') {
        expect(status).toBe(307)
        continue
      }
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/zip')
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      const zip = await JSZip.loadAsync(bytes, { checkCRC32: true })
      const expectedFiles = works
        .filter((resource) => resource.theme === theme && canDownload(role, resource))
        .flatMap(({ files }) => files)
      expect(Object.keys(zip.files)).toEqual(expectedFiles.map((file) => file.name))
      for (const file of expectedFiles) {
        const archivedFile = await zip.file(file.name)?.async('nodebuffer')
        expect(archivedFile?.equals(readOriginal(file)), file.name).toBe(true)
      }
      const secondResponse = await fetchAs(role, routes.toolkitSet(id))
      expect(secondResponse.bytes.equals(bytes)).toBe(true)
    }
  })

  test('sees each page preview, or is redirected', async () => {
    // Each resource has the same code path, so by day one is enough.
    for (const { id, pages } of isFullRun ? works : works.slice(0, 1)) {
      for (const [index, { picture }] of pages.entries()) {
        const urlPath = routes.toolkitPage(buildPagePictureId(id, index + 1))
        const { status, headers, bytes } = await fetchAs(role, urlPath)
        expect(status, urlPath).toBe(role === 'anonymous' ? 307 : 200)
        if (role === 'anonymous') continue
        expect(headers.get('content-type')).toBe('image/webp')
        expect(bytes.equals(readOriginal({ file: picture }))).toBe(true)
      }
    }
  })

  test('gets the page with the permitted links, or the paywall', async () => {
    const { status, headers, bytes } = await fetchAs(role, '/toolkit')
    if (role === 'anonymous') {
      expect(status).toBe(307)
      expect(headers.get('location')).toMatch(/\/subscription(\?|$)/)
      return
    }
    const text = bytes.toString()
    for (const resource of works) {
      expect(text).toContain(resource.title)
      for (const file of resource.files)
        expect(text.includes(routes.toolkitFile(file.id)), file.id).toBe(
          canDownload(role, resource),
        )
    }
    for (const { id } of sets)
      expect(text.includes(routes.toolkitSet(id))).toBe(role === 'subscriber')
    expect(text.includes('Subscribe to Access')).toBe(role === 'member')
  })
})

describe.each(['hi', 'ta'] as const)('the page in %s', (language) => {
  const findTranslation = (id: string) =>
    translatedWorks.find((work) => work.translationOf === id && work.language === language)
  const readCards = async (role: ToolkitTestRole, path: string) => {
    const { bytes } = await fetchAs(role, path)
    const [main = ''] = bytes.toString().split('</main>')
    const cards = main.split('<li class="sheet ').slice(1)
    return new Map(cards.map((card) => [/<h3 id="([^"]+)"/.exec(card)?.[1] ?? '', card]))
  }

  test('has translated resources in their language, and marks the others as English', async () => {
    const cards = await readCards('subscriber', `/${language}/toolkit`)
    const names = { hi: 'अंग्रेज़ी', ta: 'ஆங்கிலம்' }
    const shown = works.map((work) => findTranslation(work.id) ?? work)
    expect([...cards.keys()].sort()).toEqual(shown.map(({ id }) => id).sort())
    for (const { id, title, translationOf } of shown) {
      const card = cards.get(id) ?? ''
      const lang = translationOf ? '' : ' lang="en-IN"'
      expect(card).toContain(`<h3 id="${id}"${lang} class="text-xl">${title}</h3>`)
      expect(card.includes(`>${names[language]}</span>`), id).toBe(!translationOf)
    }
  })

  test('links each resource to its other editions by their own names', async () => {
    const { name } = LANGUAGES[language]
    const english = await readCards('subscriber', '/toolkit')
    const translated = await readCards('subscriber', `/${language}/toolkit`)
    expect(english.size).toBe(works.length)
    for (const { id } of works) {
      const edition = findTranslation(id)
      expect(english.get(id)?.includes(`>${name}</a>`), id).toBe(edition !== undefined)
      if (!edition) continue
      expect(english.get(id)).toContain(`href="/library/${edition.id}"`)
      expect(translated.get(edition.id)).toContain(`href="/${language}/library/${id}"`)
      const { status, bytes } = await fetchAs('subscriber', `/library/${edition.id}`)
      expect(status).toBe(200)
      expect(bytes.toString()).toContain(`<h1 lang="${LANGUAGES[language].tag}"`)
    }
  })

  test('links the files that its viewer may open, and none of them to others', async () => {
    const [member, subscriber] = [
      (await fetchAs('member', `/${language}/toolkit`)).bytes.toString(),
      (await fetchAs('subscriber', `/${language}/toolkit`)).bytes.toString(),
    ]
    for (const work of translatedWorks.filter((candidate) => candidate.language === language)) {
      for (const { id } of work.files) {
        expect(subscriber).toContain(routes.toolkitFile(id))
        expect(member.includes(routes.toolkitFile(id)), id).toBe(!work.isPremium)
      }
    }
    const { status } = await fetchAs('anonymous', `/${language}/toolkit`)
    expect(status).toBe(307)
  })

  test('links an archive with the files on the page', async () => {
    for (const { theme } of sets) {
      const path = routes.toolkitSet(`${theme}.${language}.zip`)
      const page = (await fetchAs('subscriber', `/${language}/toolkit`)).bytes.toString()
      expect(page).toContain(`href="${path}"`)
      const { bytes } = await fetchAs('subscriber', path)
      const expectedFiles = works
        .filter((work) => work.theme === theme)
        .flatMap(({ id, files }) => findTranslation(id)?.files ?? files)
      const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true })
      expect(Object.keys(files).sort()).toEqual(expectedFiles.map(({ name }) => name).sort())
    }
  })
})

test('a file supports ranges and HEAD', async () => {
  const [cards] = works
    .filter(({ resourceType }) => resourceType === 'cards')
    .flatMap(({ files }) => files)
  if (!cards) throw new Error('there are no cards')
  const urlPath = routes.toolkitFile(cards.id)
  const partialResponse = await fetchAs('member', urlPath, { headers: { range: 'bytes=10-19' } })
  expect(partialResponse.status).toBe(206)
  expect(partialResponse.bytes.equals(readOriginal(cards).subarray(10, 20))).toBe(true)
  for (const path of [urlPath, ...sets.map(({ id }) => routes.toolkitSet(id))]) {
    const headResponse = await fetchAs('member', path, { method: 'HEAD' })
    expect(headResponse.status).toBe(200)
    expect(headResponse.bytes.length).toBe(0)
    expect(headResponse.headers.get('content-disposition')).toContain('UNS ')
  }
})

test('an unknown or malformed resource URL gets 404', async () => {
  const invalidNames = [
    'no-such',
    '..%2fprinted.json',
    'printed.json',
    '__proto__',
    '%00',
    '.zip',
    '-1.webp',
  ]
  for (const folder of ['files', 'pages', 'sets']) {
    for (const name of invalidNames) {
      const { status } = await fetchAs('subscriber', `/toolkit/${folder}/${name}`)
      expect([400, 404], `${folder}/${name}`).toContain(status)
    }
  }
})
