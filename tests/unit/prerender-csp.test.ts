import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCsp, addCspToManifest, rejectPagesWithoutCsp } from '@/server/prerender-csp'

const originalFolder = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uns-csp-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(originalFolder)
  rmSync(folder, { recursive: true })
})

const SCRIPT = '.next/static/chunks/a.js'
const PAGE =
  '<html><head><title>A</title></head><body><script src="/_next/static/chunks/a.js?dpl=dpl_1" async=""></script><script>go()</script></body></html>'

function writeText(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function writeBuild(...pages: string[]) {
  writeText(SCRIPT, 'go()')
  const routes = Object.fromEntries(
    ['/about', '/contact'].map((route) => [route, { dataRoute: `${route}.rsc` }]),
  )
  writeText('.next/prerender-manifest.json', JSON.stringify({ routes }))
  for (const page of pages) {
    writeText(`${page}.html`, PAGE)
    writeText(`${page}.meta`, JSON.stringify({ headers: { 'x-kept': '1' } }))
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const POLICY = expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/)
const appPage = '.next/server/app/about'
const cachedPage = '.next/server/route-cache/APP_PAGE/0f1e/$/contact'

test('adds the policy to every prerendered page: beside it, in the manifest and in the headers', () => {
  writeBuild(appPage, cachedPage)
  const policies = addCsp()
  expect([...policies.keys()]).toEqual(
    [appPage, cachedPage].map((page) => expect.stringContaining(`${page}.html`)),
  )
  for (const page of [appPage, cachedPage])
    expect(readJson(`${page}.meta`).headers).toEqual({
      'x-kept': '1',
      'content-security-policy': POLICY,
    })
  addCspToManifest(policies)
  const { routes } = readJson('.next/prerender-manifest.json')
  for (const route of ['/about', '/contact'])
    expect(routes[route].initialHeaders).toEqual({ 'content-security-policy': POLICY })
})

test('a deployment with an id fetches its script with that id', () => {
  writeBuild(appPage, cachedPage)
  addCsp()
  expect(readFileSync(`${appPage}.html`, 'utf8')).toContain(
    '["/_next/static/chunks/a.js?dpl=dpl_1"]',
  )
  expect(readFileSync(SCRIPT, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('fails a build with prerendered pages without a policy and names them', () => {
  writeBuild(appPage)
  expect(() => addCsp()).toThrow(
    'The build prerendered 2 pages. Without a content security policy: /contact.',
  )
  expect(() => rejectPagesWithoutCsp()).toThrow('/contact')
})

test('pages without host headers carry their policy as the first meta element', () => {
  writeBuild(appPage, cachedPage)
  writeText('.next/server/pages/404.html', PAGE)
  addCsp()
  const html = readFileSync('.next/server/pages/404.html', 'utf8')
  expect(html).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  )
  // Browsers accept it in headers only, and log an error otherwise.
  expect(html).not.toContain('frame-ancestors')
})
