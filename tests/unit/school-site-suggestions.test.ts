import { expect, test } from 'vitest'
import { findSlugFault } from '@/lib/school-sites/policy'
import { romanise } from '@/lib/school-sites/romanise'
import { findTown, suggestSlugs } from '@/lib/school-sites/suggest-slugs'

const ADDRESS = '14, Anna Salai,\nSalem 636001, Tamil Nadu'

test.each([
  ['Vidya Mandir Higher Secondary School', ['vidya-mandir', 'vidya-mandir-salem']],
  ['Lotus Valley', ['lotus-valley', 'lotus-valley-salem']],
  ['St. Xavier’s Hr. Sec. School', ['st-xaviers', 'st-xaviers-salem']],
  ['விவேகானந்தா மேல்நிலைப் பள்ளி', ['vivekananthaa']],
  ['सरस्वती विद्या मंदिर', ['sarasvati-vidya-mandir', 'sarasvati-vidya-mandir-salem']],
] as const)('%s: %j', (name, expected) => {
  const slugs = suggestSlugs(name, ADDRESS)
  for (const [index, slug] of expected.entries()) expect(slugs[index]).toContain(slug.slice(0, 12))
})

test.each([
  ['विद्या मंदिर', 'vidya mandir'],
  ['ज्ञान ज्योति', 'gyan jyoti'],
  ['भारत पब्लिक स्कूल', 'bharat pablik skul'],
  ['अज़ीम', 'azim'],
  ['வித்யா மந்திர்', 'vithya manthir'],
  ['அரசு பள்ளி', 'arasu palli'],
  ['Café Zürich', 'Cafe Zurich'],
  ['తెలుగు', ''],
])('%s is read as %s', (text, expected) => {
  expect(romanise(text)).toBe(expected)
})

test.each([
  [ADDRESS, ['salem']],
  ['1 Example Road, Coimbatore, Tamil Nadu 641001', ['coimbatore']],
  ['Civil Lines, New Delhi, Delhi, India', ['new', 'delhi']],
  ['सिविल लाइन्स, इंदौर, मध्य प्रदेश', ['indaur']],
  ['636001', []],
])('the town of %j is %j', (address, expected) => {
  expect(findTown(address)).toEqual(expected)
})

test('a name in another script leads to the town, a name alone to numbers', () => {
  expect(suggestSlugs('వివేకానంద పాఠశాల', ADDRESS)[0]).toBe('salem-school')
  expect(suggestSlugs('Lotus Valley', '')).toContain('lotus-valley-2')
})

test('every suggestion may be used, keeps whole words and differs from the others', () => {
  const long = 'The Very Reverend Father Sebastian Memorial International Residential School'
  for (const name of [long, 'CBSE Google School', 'A', '123', 'Vidya'])
    for (const slug of suggestSlugs(name, ADDRESS)) {
      expect(findSlugFault(slug)).toBeNull()
      expect(slug.length).toBeLessThanOrEqual(40)
    }
  const slugs = suggestSlugs(long, ADDRESS)
  expect(new Set(slugs).size).toBe(slugs.length)
})
