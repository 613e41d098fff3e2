import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { beforeAll, describe, expect, test } from 'vitest'
import { sets, type WorkFile, works } from '@/content/toolkit/catalogue'
import { routes } from '@/lib/routes'
import { pictureId } from '@/lib/toolkit/schema'
import { loggedInTeacher, subscribed } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

type Role = 'anonymous' | 'member' | 'subscriber'
const roles: Role[] = ['anonymous', 'member', 'subscriber']
const cookies: Record<Role, string> = { anonymous: '', member: '', subscriber: '' }

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
  cookies.member = (await loggedInTeacher(site)).cookie
  cookies.subscriber = (await subscribed(site)).cookie
})

async function read(role: Role, path: string, init: RequestInit = {}) {
  const cookie = cookies[role]
  const headers = { ...init.headers, ...(cookie && { cookie }) }
  const response = await fetch(site.url + path, { ...init, redirect: 'manual', headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const original = ({ file }: Pick<WorkFile, 'file'>) => readFileSync(`content/toolkit/files/${file}`)
const mayHave = (role: Role, { isPremium }: { isPremium: boolean }) =>
  role === 'subscriber' || (role === 'member' && !isPremium)

describe.each(roles)('%s', (role) => {
  test('gets each file, by its name, or nothing of it', async () => {
    for (const work of works) {
      for (const file of work.files) {
        const { status, headers, bytes } = await read(role, routes.toolkitFile(file.id))
        if (!mayHave(role, work)) {
          expect(status, file.id).toBe(role === 'anonymous' ? 307 : 404)
          expect(headers.get('content-disposition')).toBeNull()
          continue
        }
        expect(status, file.id).toBe(200)
        expect(bytes.equals(original(file)), file.id).toBe(true)
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
    }
  })

  test('gets an archive of just that, the same each time', async () => {
    for (const { id, theme, name } of sets) {
      const { status, headers, bytes } = await read(role, routes.toolkitSet(id))
      if (role === 'anonymous') {
        expect(status).toBe(307)
        continue
      }
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/zip')
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      const zip = await JSZip.loadAsync(bytes, { checkCRC32: true })
      const wanted = works
        .filter((work) => work.theme === theme && mayHave(role, work))
        .flatMap(({ files }) => files)
      expect(Object.keys(zip.files)).toEqual(wanted.map((file) => file.name))
      for (const file of wanted) {
        const held = await zip.file(file.name)?.async('nodebuffer')
        expect(held?.equals(original(file)), file.name).toBe(true)
      }
      const again = await read(role, routes.toolkitSet(id))
      expect(again.bytes.equals(bytes)).toBe(true)
    }
  })

  test('sees each page in small, or is asked to come in', async () => {
    for (const { id, pages } of works) {
      for (const [index, { picture }] of pages.entries()) {
        const address = routes.toolkitPage(pictureId(id, index + 1))
        const { status, headers, bytes } = await read(role, address)
        expect(status, address).toBe(role === 'anonymous' ? 307 : 200)
        if (role === 'anonymous') continue
        expect(headers.get('content-type')).toBe('image/webp')
        expect(bytes.equals(original({ file: picture }))).toBe(true)
      }
    }
  })

  test('gets the page with the ways that are open, or the paywall', async () => {
    const { status, headers, bytes } = await read(role, '/toolkit')
    if (role === 'anonymous') {
      expect(status).toBe(307)
      expect(headers.get('location')).toMatch(/\/subscription(\?|$)/)
      return
    }
    const text = bytes.toString()
    for (const work of works) {
      expect(text).toContain(work.title)
      for (const file of work.files)
        expect(text.includes(routes.toolkitFile(file.id)), file.id).toBe(mayHave(role, work))
    }
    for (const { id } of sets)
      expect(text.includes(routes.toolkitSet(id))).toBe(role === 'subscriber')
    expect(text.includes('Subscribe to Access')).toBe(role === 'member')
  })
})

test('a file comes in part, and by HEAD without a byte', async () => {
  const [cards] = works.filter(({ part }) => part === 'cards').flatMap(({ files }) => files)
  if (!cards) throw new Error('there are no cards')
  const address = routes.toolkitFile(cards.id)
  const part = await read('member', address, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.bytes.equals(original(cards).subarray(10, 20))).toBe(true)
  for (const path of [address, ...sets.map(({ id }) => routes.toolkitSet(id))]) {
    const head = await read('member', path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.bytes.length).toBe(0)
    expect(head.headers.get('content-disposition')).toContain('UNS ')
  }
})

test('an address that no work has is not found, whatever it looks like', async () => {
  const odd = [
    'no-such',
    '..%2fprinted.json',
    'printed.json',
    '__proto__',
    '%00',
    '.zip',
    '-1.webp',
  ]
  for (const folder of ['files', 'pages', 'sets']) {
    for (const name of odd) {
      const { status } = await read('subscriber', `/toolkit/${folder}/${name}`)
      expect([400, 404], `${folder}/${name}`).toContain(status)
    }
  }
})
