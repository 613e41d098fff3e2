import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { buildCode, packCode, patchPiece } from '@/lib/library/printed-codes'

const site = 'https://uns.example/'

describe('the code on a printed page', () => {
  test('has the same length for every address that fits, so that a file keeps its ranges', () => {
    const lengths = [1, 60, 106, 107, 134].map(
      (length) => buildCode(site.padEnd(length, 'x'))?.length,
    )
    expect(new Set(lengths)).toEqual(new Set([packCode(() => false).length]))
  })

  test('stays empty for an address that is too long', () => {
    expect(buildCode(site.padEnd(135, 'x'))).toBeNull()
  })

  test('is put into every piece of a file that has a part of it, however the file is cut', () => {
    const bytes = Buffer.from('0123456789')
    const patches = [
      { at: 2, bytes: Buffer.from('abc') },
      { at: 8, bytes: Buffer.from('yz') },
    ]
    const whole = '01abc567yz'
    for (let start = 0; start < bytes.length; start++)
      for (let end = start + 1; end <= bytes.length; end++)
        expect(patchPiece({ start, bytes: bytes.subarray(start, end) }, patches).toString()).toBe(
          whole.slice(start, end),
        )
    expect(bytes.toString()).toBe('0123456789')
  })
})

test.each(ebooks)(
  '$id has the code of each chapter, with the place in the query',
  ({ id, file }) => {
    const codes: { path: string }[] = JSON.parse(
      readFileSync(`content/ebooks/files/${file}.codes.json`, 'utf8'),
    )
    const text = JSON.parse(readFileSync(`content/ebooks/texts/${id}.json`, 'utf8'))
    // A fragment is lost where a login comes between.
    expect(codes.map(({ path }) => path)).toEqual(
      text.chapters.map((_: object, index: number) => `/ebook/read/${id}?chapter=${index + 1}`),
    )
    expect(text.chapters.map((chapter: { id: string }) => chapter.id)).toEqual(
      text.chapters.map((_: object, index: number) => `chapter-${index + 1}`),
    )
  },
)
