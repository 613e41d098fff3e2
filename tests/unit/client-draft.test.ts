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

test('restores the input of each form separately, and never uses local storage', () => {
  draft.saveFormDraft('registration', { school: 'Hilltop', declaration: true })
  expect(draft.readFormDraft('registration')).toEqual({ school: 'Hilltop', declaration: true })
  expect(draft.readFormDraft('subscription')).toEqual({})
  expect(browser.localStorage.items.size).toBe(0)
})

test('does not store empty fields, nor anything for an empty form', () => {
  draft.saveFormDraft('f', { a: 'typed', b: '', c: undefined, d: false })
  expect(draft.readFormDraft('f')).toEqual({ a: 'typed' })
  draft.saveFormDraft('f', { a: '', b: '', c: undefined, d: false })
  expect(browser.sessionStorage.items.size).toBe(0)
})

test('keeps that a stored value was emptied', () => {
  draft.saveChangedFields('f', { title: '' })
  expect(draft.readFormDraft('f')).toEqual({ title: '' })
})

test('never stores a password', () => {
  draft.saveFormDraft('f', { email: 'a@b.example', password: 'secret', confirm_password: 'secret' })
  draft.saveFormDraft('g', { currentPassword: 'secret', newPassword: 'other' })
  expect([...browser.sessionStorage.items.values()]).toEqual(['{"email":"a@b.example"}'])
})

test('deletes a draft', () => {
  draft.saveFormDraft('f', { a: 'typed' })
  draft.deleteFormDraft('f')
  expect(draft.readFormDraft('f')).toEqual({})
})

test.each(['{broken', '7', 'null', '"text"', '{"a":5,"b":{}}'])(
  'ignores an unreadable draft: %s',
  (text) => {
    browser.sessionStorage.items.set('draft:f', text)
    expect(draft.readFormDraft('f')).toEqual({})
  },
)

test('a draft fills only empty fields of the form', () => {
  const values = { typed: 'newer', empty: '', unticked: false }
  const storedDraft = { typed: 'older', empty: 'kept', unticked: true, other: 'x' }
  expect(draft.findMissingValues(values, storedDraft)).toEqual([
    ['empty', 'kept'],
    ['unticked', true],
  ])
})

test('falls back to memory when the storage throws', () => {
  browser.sessionStorage.isBlocked = true
  draft.saveFormDraft('f', { a: 'typed' })
  expect(draft.readFormDraft('f')).toEqual({ a: 'typed' })
})
