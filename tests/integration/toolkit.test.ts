import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { beforeAll, describe, expect, test } from 'vitest'
import { sets, type WorkFile, works } from '@/content/toolkit/catalogue'
import { buildPagePictureId } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { logInNewTeacher, newSubscriber } from '../support/api-user'
import { isFullRun } from '../support/full-run'
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
  readFileSync(`content/toolkit/files/${file}`)
const canDownload = (role: ToolkitTestRole, { isPremium }: { isPremium: boolean }) =>
  role === 'subscriber' || (role === 'member' && !isPremium)

describe.each(roles)('%s', (role) => {
  test('gets each permitted file under its name, and nothing of others', async () => {
    for (const resource of works) {
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
