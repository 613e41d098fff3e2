import { describe, expect, test } from 'vitest'
import { SITE_COLOURS } from '@/lib/school-sites/kinds'
import { parseLinks, parseTableRows } from '@/lib/school-sites/lines'
import {
  findSlugFault,
  getContrast,
  hasEnoughContrast,
  toPagePath,
  toSlugSkeleton,
} from '@/lib/school-sites/policy'

describe('slugs', () => {
  test.each(['vidya-mandir', 'stmarys', 'dps-salem', 'school-42'])('%s is allowed', (slug) =>
    expect(findSlugFault(slug)).toBeNull(),
  )

  test.each([
    ...['ab', 'a'.repeat(41), 'Vidya', 'vidya_mandir', '-vidya', 'vidya-', 'a--b', '12345'],
    ...['vidyа-mandir', 'विद्या', 'a.b', 'a/b', '', '..', 'a b', 'vidya\u200b'],
  ])('%s has the wrong form', (slug) => expect(findSlugFault(slug)).toBe('siteSlugInvalid'))

  test.each([
    ...['admin', 'www', 'api', 'login', 'uns', 'google', 'cbse', 'xn-abc'],
    ...['g00gle', 'goog1e', 'gooqle-com-google', 'micr0soft', 'rnicrosoft', 'paytrn'],
    ...['cb5e', 'sbi-login', 'sb1-kyc', 'my-paypa1', 'gov-in', 'whatsapp-salem', 'w-w-w', 'adm1n'],
  ])('%s is reserved or looks like a well-known name', (slug) =>
    expect(findSlugFault(slug)).toBe('siteSlugReserved'),
  )

  test('slugs that look alike share a skeleton', () => {
    expect(toSlugSkeleton('st-marys1')).toBe(toSlugSkeleton('stmarysl'))
    expect(toSlugSkeleton('rnodern')).toBe(toSlugSkeleton('modem'))
    expect(toSlugSkeleton('vidya-mandir')).not.toBe(toSlugSkeleton('vidya-mandal'))
  })
})

describe('colours', () => {
  test('black on white is 21, and equal colours 1', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(getContrast('#777777', '#777777')).toBe(1)
  })
  test.each(SITE_COLOURS)('the offered colour %s is readable', (colour) =>
    expect(hasEnoughContrast(colour)).toBe(true),
  )
  test.each(['#ffff00', '#767676', '#ffffff', 'red', '#12345', '#1d4f91}body{', ''])(
    '%s is refused',
    (colour) => expect(hasEnoughContrast(colour)).toBe(false),
  )
})

test('a page path comes from Latin letters, is free, and is never one of ours', () => {
  expect(toPagePath('Our Bus Routes!', [])).toBe('our-bus-routes')
  expect(toPagePath('École', [])).toBe('ecole')
  expect(toPagePath('பேருந்து', ['page'])).toBe('page-2')
  expect(toPagePath('Files', [])).toBe('files-2')
  expect(toPagePath('About', ['about', 'about-2'])).toBe('about-3')
})

test('rows pasted from a spreadsheet become a table, and lines become links', () => {
  expect(parseTableRows('Class\tFee\n1\t100\n2')).toEqual([
    ['Class', 'Fee'],
    ['1', '100'],
    ['2', ''],
  ])
  expect(parseLinks('CBSE | https://cbse.gov.in\nhttps://a.example')).toEqual([
    { label: 'CBSE', url: 'https://cbse.gov.in' },
    { label: 'https://a.example', url: 'https://a.example' },
  ])
})
