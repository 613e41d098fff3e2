import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { runInLanguage } from '@/i18n/request-language'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { DISCLOSURE_SECTIONS, RESULT_KEYS } from '@/lib/school-disclosure/kinds'
import {
  arePossibleResults,
  formatPassRate,
  hasEnded,
  listMissing,
  type SiteDisclosure,
  toNumberKey,
} from '@/lib/school-disclosure/schema'
import { MAX_PAGE_BYTES } from '@/lib/school-sites/kinds'
import { renderSitePage } from '@/lib/school-sites/render/page'
import { type SiteRelease, siteBlock } from '@/lib/school-sites/schema'
import { newRelease, newSiteView } from '../support/school-sites'

const PDF = 'b'.repeat(64)

const newDisclosure = (overrides: Partial<SiteDisclosure> = {}): SiteDisclosure => ({
  ...{ id: 'disclosure', type: 'disclosure', form: 'cbse' },
  ...{ answers: {}, notApplicable: [], documents: [], results: [] },
  ...overrides,
})

function renderDisclosurePage(disclosure: SiteDisclosure, settings = {}, view = {}) {
  const release: SiteRelease = newRelease({
    pages: [{ path: '', title: 'Mandatory Public Disclosure', blocks: [disclosure] }],
    files: { [PDF]: { kind: 'pdf', name: 'fire.pdf', bytes: 90_000 } },
  })
  Object.assign(release.settings, settings)
  return renderSitePage(newSiteView(release, view), '')?.html ?? ''
}

const toText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#38;', '&')
    .split('\n')
    .flatMap((line) => line.trim() || [])

/** Appendix IX of the CBSE Affiliation Bye-Laws in the revised format, line by line. */
const APPENDIX_IX = `APPENDIX-IX
A: GENERAL INFORMATION
SL NO.
INFORMATION
DETAILS
1
NAME OF THE SCHOOL
2
AFFILIATION NO. (IF APPLICABLE)
3
SCHOOL CODE (IF APPLICABLE)
4
COMPLETE ADDRESS WITH PIN CODE
5
PRINCIPAL NAME & QUALIFICATION
6
SCHOOL EMAIL ID
7
CONTACT DETAILS (LANDLINE/MOBILE)
B: DOCUMENTS AND INFORMATION
SL NO.
DOCUMENTS/INFORMATION
UPLOAD DOCUMENTS
1
COPIES OF AFFILIATION/UPGRADATION LETTER AND RECENT EXTENSION OF AFFILIATION, IF ANY
2
COPIES OF SOCIETIES/TRUST/COMPANY REGISTRATION/RENEWAL CERTIFICATE, AS APPLICABLE
3
COPY OF NO OBJECTION CERTIFICATE (NOC) ISSUED, IF APPLICABLE, BY THE STATE GOVT./UT
4
COPIES OF RECOGNITION CERTIFICATE UNDER RTE ACT, 2009, AND ITS RENEWAL IF APPLICABLE
5
COPY OF VALID BUILDING SAFETY CERTIFICATE AS PER THE NATIONAL BUILDING CODE
6
COPY OF VALID FIRE SAFETY CERTIFICATE ISSUED BY THE COMPETENT AUTHORITY
7
COPY OF THE DEO CERTIFICATE SUBMITTED BY THE SCHOOL FOR AFFILIATION/UPGRADATION/EXTENSION OF AFFILIATION OR SELF CERTIFICATION BY SCHOOL
8
COPIES OF VALID DRINKING WATER, HEALTH AND SANITATION CERTIFICATES AND WATER TESTING REPORT
NOTE: THE SCHOOLS NEEDS TO UPLOAD THE SELF ATTESTED COPIES OF ABOVE LISTED DOCUMENTS BY CHAIRMAN/MANAGER/SECRETARY AND PRINCIPAL. IN CASE, IT IS NOTICED AT LATER STAGE THAT UPLOADED DOCUMENTS ARE NOT GENUINE THEN SCHOOL SHALL BE LIABLE FOR ACTION AS PER NORMS.
C: RESULT AND ACADEMICS
SL NO.
DOCUMENTS/INFORMATION
UPLOAD DOCUMENTS
1
FEE STRUCTURE OF THE SCHOOL
2
ANNUAL ACADEMIC CALENDAR
3
LIST OF SCHOOL MANAGEMENT COMMITTEE (SMC)
4
LIST OF PARENTS TEACHERS ASSOCIATION (PTA) MEMBERS
5
LAST THREE-YEAR RESULT OF THE BOARD EXAMINATION, AS PER APPLICABILITY
RESULT CLASS: X
SL NO.
YEAR
NO. OF REGISTERED STUDENTS
NO. OF STUDENTS PASSED
PASS PERCENTAGE
REMARKS
1
2
3
RESULT CLASS: XII
SL NO.
YEAR
NO. OF REGISTERED STUDENTS
NO. OF STUDENTS PASSED
PASS PERCENTAGE
REMARKS
1
2
3
D: STAFF (TEACHING)
SL NO.
INFORMATION
NUMBER/STRENGTH
NAME AND QUALIFICATIONS
1
PRINCIPAL
2
VICE PRINCIPAL
3
HEADMISTRESS/HEADMASTER
4
TOTAL NO. OF TEACHERS
PGT
TGT
PRT
5
TEACHERS SECTION RATIO
6
DETAILS OF SPECIAL EDUCATOR
7
DETAILS OF COUNSELLOR AND WELLNESS TEACHER
E: SCHOOL INFRASTRUCTURE
SL NO.
INFORMATION
DETAILS
1
TOTAL CAMPUS AREA OF THE SCHOOL (IN SQUARE MTR)
2
NO. AND SIZE OF THE CLASS ROOMS (IN SQUARE MTR)
3
NO. AND SIZE OF LABORATORIES INCLUDING COMPUTER LABS (IN SQUARE MTR)
4
NO. AND SIZE OF LIBRARY (IN SQUARE MTR)
5
INTERNET FACILITY (YES/NO)
6
NO. OF GIRLS TOILETS
7
NO. OF BOYS TOILETS
8
NO. OF CWSN TOILETS
9
LINK OF YOUTUBE VIDEO OF THE INSPECTION OF SCHOOL COVERING THE INFRASTRUCTURE OF THE SCHOOL`

describe('the rule of CBSE', () => {
  test('the page has every line of Appendix IX, in its order and words, and no other', () => {
    const markup = renderDisclosurePage(newDisclosure())
    const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))
    expect(toText(main)).toEqual(APPENDIX_IX.split('\n'))
  })

  test('every answer, document and year has its place on the page', () => {
    const answers: Record<string, string> = {}
    const documents = []
    for (const { items } of DISCLOSURE_SECTIONS.cbse)
      for (const { key, kind } of items) {
        if (kind !== 'document' && kind !== 'yesNo' && kind !== 'number') answers[key] = `A-${key}`
        if (kind === 'staff' || kind === 'number') answers[toNumberKey(key)] = `N-${key}`
        if (kind === 'document' || kind === 'staff')
          documents.push({ item: key, file: PDF, title: `D-${key}`, until: '2027-03-31' })
      }
    const results = (['X', 'XII'] as const).flatMap((level) =>
      ['2023–24', '2024–25', '2025–26'].map((year) => ({
        ...{ level, year, registered: '80', passed: '79', remarks: `R-${level}-${year}` },
      })),
    )
    answers.internet = 'yes'
    const words = toText(renderDisclosurePage(newDisclosure({ answers, documents, results })))
    for (const text of [...Object.values(answers), ...documents.map(({ title }) => title)])
      if (text !== 'yes') expect(words).toContain(text)
    expect(words).toContain('Yes')
    for (const { remarks } of results) expect(words).toContain(remarks)
    expect(words.filter((word) => word === '98.75%')).toHaveLength(6)
    expect(words.filter((word) => word === 'Valid until 31 March 2027')).toHaveLength(
      documents.length,
    )
  })

  test('each entry has a name in three languages', () => {
    for (const language of ['en', 'hi', 'ta'] as const) {
      const { items, sections } = runInLanguage(language, () => schoolSiteDisclosureText())
      const keys = Object.values(DISCLOSURE_SECTIONS).flatMap((list) =>
        list.flatMap((section) => {
          expect(sections).toHaveProperty(section.id)
          return section.items.map(({ key }) => key)
        }),
      )
      for (const key of [...keys, ...Object.values(RESULT_KEYS)]) expect(items).toHaveProperty(key)
    }
  })
})

describe('what visitors see', () => {
  const document = { item: 'fire', file: PDF, title: 'Fire', until: '2020-01-31' }

  test('a document that has ended shows its day, and no word about it', () => {
    const markup = renderDisclosurePage(newDisclosure({ documents: [document] }))
    expect(toText(markup)).toContain('Valid until 31 January 2020')
    expect(markup).toContain(`href="/s/lotus-valley/files/${PDF}"`)
    expect(markup).not.toMatch(/expired|ended/i)
  })

  test('a file that the release does not list is never linked', () => {
    const missing = { ...document, file: 'c'.repeat(64) }
    expect(renderDisclosurePage(newDisclosure({ documents: [missing] }))).not.toContain('/files/')
  })

  test('text stays text, and only a web address becomes a link', () => {
    const attack = '"><script>alert(1)</script>'
    const answers = { name: attack, video: 'javascript:alert(1)', 'fire.number': attack }
    const results = [
      { level: 'X' as const, ...{ year: attack, registered: '', passed: '', remarks: attack } },
    ]
    const documents = [{ ...document, title: attack }]
    const markup = renderDisclosurePage(newDisclosure({ answers, results, documents }))
    expect(markup).not.toContain('<script')
    expect(markup).not.toContain('href="javascript')
  })

  test('the words are English on a website in another language, and say so', () => {
    const markup = renderDisclosurePage(newDisclosure({ answers: { name: 'வித்யா மந்திர்' } }), {
      language: 'ta',
    })
    expect(markup).toContain('<div class="disclosure" lang="en" dir="ltr">')
    expect(markup).toContain('lang="ta">வித்யா மந்திர்')
  })

  test('a full page stays small', () => {
    const answers = Object.fromEntries(
      DISCLOSURE_SECTIONS.cbse.flatMap(({ items }) =>
        items.map(({ key }) => [key, `${key} `.repeat(40)]),
      ),
    )
    expect(gzipSync(renderDisclosurePage(newDisclosure({ answers }))).length).toBeLessThan(
      MAX_PAGE_BYTES / 3,
    )
  })
})

describe('other boards', () => {
  test('general information, documents, fees, staff; results only if the school gives some', () => {
    const words = toText(renderDisclosurePage(newDisclosure({ form: 'simple' })))
    for (const heading of ['General information', 'Documents', 'Fees', 'Teaching staff'])
      expect(words).toContain(heading)
    expect(words).not.toContain('Results of class X')
    const results = [
      { level: 'X' as const, year: '2025–26', registered: '9', passed: '9', remarks: '' },
    ]
    const shown = toText(renderDisclosurePage(newDisclosure({ form: 'simple', results })))
    expect(shown).toContain('Results of class X')
    expect(shown).toContain('100%')
    expect(shown).not.toContain('APPENDIX-IX')
  })

  test.each([
    ['hi', 'सामान्य जानकारी'],
    ['ta', 'பொதுத் தகவல்கள்'],
    ['te', 'General information'],
  ])('in the language of a website in %s: %s', (language, heading) => {
    const markup = renderDisclosurePage(newDisclosure({ form: 'simple' }), { language })
    expect(toText(markup)).toContain(heading)
  })
})

describe('the list of what is missing', () => {
  test('all entries of an empty form, and none that do not apply', () => {
    const all = listMissing(newDisclosure())
    expect(all).toHaveLength(41)
    expect(all.slice(0, 3)).toEqual(['name', 'affiliation', 'code'])
    expect(listMissing(newDisclosure({ notApplicable: ['noc', 'resultsXII'] }))).toHaveLength(39)
    // Not every entry may be left out.
    expect(listMissing(newDisclosure({ notApplicable: ['fire'] }))).toContain('fire')
  })

  test.each([
    ['a number without names', { 'principals.number': '1' }, true],
    ['a number and names', { 'principals.number': '1', principals: 'A. Rao, M.A.' }, false],
    ['none of them', { 'principals.number': '0' }, false],
  ])('staff: %s', (_, answers, isMissing) => {
    expect(listMissing(newDisclosure({ answers })).includes('principals')).toBe(isMissing)
  })

  test('results need three years with possible numbers', () => {
    const row = { level: 'X' as const, registered: '10', passed: '9', remarks: '' }
    const results = ['2023', '2024', '2025'].map((year) => ({ ...row, year }))
    expect(listMissing(newDisclosure({ results }))).not.toContain('resultsX')
    expect(listMissing(newDisclosure({ results: results.slice(1) }))).toContain('resultsX')
    const wrong = results.map((result) => ({ ...result, passed: '11' }))
    expect(listMissing(newDisclosure({ results: wrong }))).toContain('resultsX')
    expect(arePossibleResults({ results: wrong })).toBe(false)
    expect(arePossibleResults({ results })).toBe(true)
  })

  test.each([
    ['80', '79', '98.75%'],
    ['3', '1', '33.33%'],
    ['0', '0', ''],
    ['9', '10', ''],
    ['', '3', ''],
    ['9a', '3', ''],
  ])('%s registered and %s passed are %s', (registered, passed, rate) => {
    const row = { level: 'X' as const, year: '', registered, passed, remarks: '' }
    expect(formatPassRate(row)).toBe(rate)
  })

  test.each([
    ['', false],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])('a document until %s has ended: %s', (until, expected) => {
    expect(hasEnded({ item: 'fire', file: PDF, title: '', until }, '2026-11-29')).toBe(expected)
  })
})

test.each([
  ['a key with markup', { answers: { '<b>': 'x' } }],
  [
    'too many answers',
    {
      answers: Object.fromEntries(
        Array.from({ length: 81 }, (_, i) => [
          `k${'a'.repeat(i % 20)}${String.fromCharCode(97 + (i % 26))}${'b'.repeat(Math.floor(i / 26))}`,
          '',
        ]),
      ),
    },
  ],
  ['a path as file', { documents: [{ item: 'fire', file: '../x', title: '', until: '' }] }],
  ['another form', { form: 'html' }],
])('refuses %s', (_, part) => {
  expect(siteBlock.safeParse({ ...newDisclosure(), ...part }).success).toBe(false)
})
