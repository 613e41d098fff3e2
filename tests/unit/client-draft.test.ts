import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
let draft: typeof import('@/lib/client/draft')

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  draft = await import('@/lib/client/draft')
})
afterEach(() => vi.unstubAllGlobals())

test('what is typed comes back, each form apart, and never through local storage', () => {
  draft.saveDraft('registration', { school: 'Hilltop', declaration: true })
  expect(draft.readDraft('registration')).toEqual({ school: 'Hilltop', declaration: true })
  expect(draft.readDraft('subscription')).toEqual({})
  expect(browser.localStorage.items.size).toBe(0)
})

test('empty fields are not kept; an empty form leaves nothing behind', () => {
  draft.saveDraft('f', { a: 'typed', b: '', c: undefined, d: false })
  expect(draft.readDraft('f')).toEqual({ a: 'typed' })
  draft.saveDraft('f', { a: '', b: '', c: undefined, d: false })
  expect(browser.sessionStorage.items.size).toBe(0)
})

test('a dropped draft is gone', () => {
  draft.saveDraft('f', { a: 'typed' })
  draft.deleteDraft('f')
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
  const storedDraft = { typed: 'older', empty: 'kept', unticked: true, other: 'x' }
  expect(draft.findMissingValues(values, storedDraft)).toEqual([
    ['empty', 'kept'],
    ['unticked', true],
  ])
})

test('a storage that refuses is replaced by memory', () => {
  browser.sessionStorage.refuses = true
  draft.saveDraft('f', { a: 'typed' })
  expect(draft.readDraft('f')).toEqual({ a: 'typed' })
})
