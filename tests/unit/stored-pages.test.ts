import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCachedResponse } from '@/server/cached-response'
import { createStoredPages, getStoredPagesFolder, hasStoredPages } from '@/server/stored-pages'
import { captureLog } from '../support/process-state'

const logLines = captureLog('warn')

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'uns-copies-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const page = (text: string) =>
  createCachedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text))

test('another process reads the last copy of a page, with its headers', async () => {
  const folder = getStoredPagesFolder(dataDir)
  expect(await hasStoredPages(dataDir)).toBe(false)
  const pages = createStoredPages(folder)
  await pages.store('page /series', page('old\nநிகழ்ச்சிகள்'))
  await pages.store('page /series', page('new\nநிகழ்ச்சிகள்'))
  const copy = await createStoredPages(folder).read('page /series')
  expect(copy).toEqual(page('new\nநிகழ்ச்சிகள்'))
  expect(await createStoredPages(folder).read('page /hi/series')).toBe(null)
  expect(await hasStoredPages(dataDir)).toBe(true)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('copies that no process renewed for a month are removed', async () => {
  const folder = getStoredPagesFolder(dataDir)
  const pages = createStoredPages(folder)
  await pages.store('page /old', page('old'))
  const [file = ''] = readdirSync(folder)
  const lastMonth = new Date(Date.now() - 31 * 86_400_000)
  await utimes(path.join(folder, file), lastMonth, lastMonth)
  await pages.store('page /new', page('new'))
  await pages.removeOld()
  expect(await pages.read('page /old')).toBe(null)
  expect(await pages.read('page /new')).not.toBe(null)
})

test('a full disk costs a warning, not a page', async () => {
  const pages = createStoredPages('/dev/null/pages')
  await pages.store('page /', page('text'))
  expect(logLines).toHaveLength(1)
  expect(await pages.read('page /')).toBe(null)
})
