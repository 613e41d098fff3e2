import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseUnsealed, sealPages, tellManifest } from '@/server/seal'

/** A build in small, in both layouts that Next knows. */

const home = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uns-seal-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const SCRIPT = '.next/static/chunks/a.js'
const PAGE =
  '<html><head><title>A</title></head><body><script src="/_next/static/chunks/a.js?dpl=dpl_1" async=""></script><script>go()</script></body></html>'

function put(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function build(...pages: string[]) {
  put(SCRIPT, 'go()')
  const routes = Object.fromEntries(
    ['/about', '/contact'].map((address) => [address, { dataRoute: `${address}.rsc` }]),
  )
  put('.next/prerender-manifest.json', JSON.stringify({ routes }))
  for (const page of pages) {
    put(`${page}.html`, PAGE)
    put(`${page}.meta`, JSON.stringify({ headers: { 'x-kept': '1' } }))
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const POLICY = expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/)
const beside = '.next/server/app/about'
const stored = '.next/server/route-cache/APP_PAGE/0f1e/$/contact'

test('a page is sealed wherever Next has put it: beside it, in the manifest, and for the one who asks', () => {
  build(beside, stored)
  const policies = sealPages()
  expect([...policies.keys()]).toEqual(
    [beside, stored].map((page) => expect.stringContaining(`${page}.html`)),
  )
  for (const page of [beside, stored])
    expect(read(`${page}.meta`).headers).toEqual({
      'x-kept': '1',
      'content-security-policy': POLICY,
    })
  tellManifest(policies)
  const { routes } = read('.next/prerender-manifest.json')
  for (const address of ['/about', '/contact'])
    expect(routes[address].initialHeaders).toEqual({ 'content-security-policy': POLICY })
})

test('the script of a deployment with a name of its own is fetched under that name', () => {
  build(beside, stored)
  sealPages()
  expect(readFileSync(`${beside}.html`, 'utf8')).toContain(
    '["/_next/static/chunks/a.js?dpl=dpl_1"]',
  )
  expect(readFileSync(SCRIPT, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a build that seals fewer pages than it prerendered fails, and says which', () => {
  build(beside)
  expect(() => sealPages()).toThrow(
    'The build prerendered 2 pages; without a content policy: /contact.',
  )
  expect(() => refuseUnsealed()).toThrow('/contact')
})

test('the pages for which no host has headers carry their policy inside, before all else', () => {
  build(beside, stored)
  put('.next/server/pages/404.html', PAGE)
  sealPages()
  const html = readFileSync('.next/server/pages/404.html', 'utf8')
  expect(html).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  )
  // A browser reads it from headers alone, and complains otherwise.
  expect(html).not.toContain('frame-ancestors')
})
