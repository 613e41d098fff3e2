import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../support/browser'

let browser: ReturnType<typeof openBrowser>
let draft: typeof import('@/lib/client/draft')

beforeEach(async () => {
  vi.resetModules()
  browser = openBrowser()
  draft = await import('@/lib/client/draft')
})
afterEach(() => vi.unstubAllGlobals())

test('what is typed comes back, each form apart, and never through local storage', () => {
  draft.keepDraft('registration', { school: 'Hilltop', declaration: true })
  expect(draft.readDraft('registration')).toEqual({ school: 'Hilltop', declaration: true })
  expect(draft.readDraft('subscription')).toEqual({})
  expect(browser.localStorage.items.size).toBe(0)
})

test('empty fields are not kept; an empty form leaves nothing behind', () => {
  draft.keepDraft('f', { a: 'typed', b: '', c: undefined, d: false })
  expect(draft.readDraft('f')).toEqual({ a: 'typed' })
  draft.keepDraft('f', { a: '', b: '', c: undefined, d: false })
  expect(browser.sessionStorage.items.size).toBe(0)
})

test('a dropped draft is gone', () => {
  draft.keepDraft('f', { a: 'typed' })
  draft.dropDraft('f')
  expect(draft.readDraft('f')).toEqual({})
})

test.each(['{broken', '7', 'null', '"text"', '{"a":5,"b":{}}'])(
  'a strange draft, %s, is none',
  (text) => {
    browser.sessionStorage.items.set('draft:f', text)
    expect(draft.readDraft('f')).toEqual({})
  },
)

test('a draft fills what is empty, and only fields that the form has', () => {
  const values = { typed: 'newer', empty: '', unticked: false }
  const kept = { typed: 'older', empty: 'kept', unticked: true, other: 'x' }
  expect(draft.missingFrom(values, kept)).toEqual([
    ['empty', 'kept'],
    ['unticked', true],
  ])
})

test('a storage that refuses is replaced by memory', () => {
  browser.sessionStorage.refuses = true
  draft.keepDraft('f', { a: 'typed' })
  expect(draft.readDraft('f')).toEqual({ a: 'typed' })
})
