// @module-tag machine
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { TRAINING_MODES } from '@/base/training-kinds'
import { runInLanguage } from '@/i18n/request-language'
import { ownDetails } from '@/lib/accounts/schema'
import { certificateChoiceForm } from '@/lib/certificates/schema'
import { getCertificateText } from '@/lib/certificates/text'
import type { Certificate } from '@/lib/certificates/verify'
import type { PlacedLine } from '@/lib/documents/drawing/parts'
import { layOutCertificate } from '@/lib/documents/layouts/certificate'
import type { CertificateText } from '@/lib/documents/text'

beforeAll(() => {
  vi.stubEnv('APP_URL', 'https://uns.example')
})

const createCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  ...{ number: 'UNS-7K3Q9ZT4WX', userId: null, name: 'Meenakshi Sundaram', language: 'en' },
  sessionLanguage: 'en',
  ...{ session: 'Stories that teach honesty', slug: 'stories', kind: 'series', settings: null },
  ...{ startsAt: new Date('2026-11-21T04:30:00Z'), minutes: 90, mode: 'online' },
  ...{ issuedAt: new Date('2026-11-21T07:00:00Z'), correctedAt: null, corrections: 0 },
  ...{ revokedAt: null, status: 'valid' },
  ...overrides,
})

const withPartner = {
  values: {
    signatory: 'Dr. Lakshmi Narasimhan Venkataraghavan Subramaniam, M.Ed., B',
    signatoryTitle:
      'Director of teacher education and of continuing professional development in Goa',
    partner: 'District Institute of Education and Training of all the northern parts of Kerala',
  },
  ...{ signatureFileId: null, logoFileId: null },
}

describe('the text of a certificate', () => {
  test.each([
    [
      'hi',
      [
        'सहभागिता प्रमाणपत्र',
        'ने इस लाइव ऑनलाइन सत्र में भाग लिया:',
        '1 घंटा 30 मिनट',
        'UNS ने 21 नवंबर 2026 को जारी किया',
      ],
    ],
    [
      'ta',
      [
        'பங்கேற்புச் சான்றிதழ்',
        'இந்த நேரலை இணையவழி அமர்வில் பங்கேற்றமைக்காக:',
        '1 மணிநேரம் 30 நிமிடங்கள்',
        'வழங்கியது: UNS, 21 நவம்பர், 2026',
      ],
    ],
  ] as const)('has all English lines and, in %s, a second wording', (language, lines) => {
    const english = getCertificateText(createCertificate())
    const { second, ...both } = getCertificateText(createCertificate({ language }))
    expect(both).toEqual(english)
    expect(second?.lang).toBe(`${language}-IN`)
    const written = [second?.heading, second?.after, second?.facts[1]?.value, second?.issued[0]]
    expect(written).toEqual(lines)
    expect(second?.facts).toHaveLength(english.facts.length)
  })

  test('is in English only without a choice', () => {
    expect(getCertificateText(createCertificate()).second).toBeUndefined()
  })

  test('does not depend on the language of the request', () => {
    const read = () => getCertificateText(createCertificate({ language: 'ta' }))
    expect(runInLanguage('hi', read)).toEqual(runInLanguage('en', read))
  })

  test('repeats a correction and the partner in the second language', () => {
    const correctedAt = new Date('2026-12-03T07:00:00Z')
    const overrides = { language: 'hi', correctedAt, settings: withPartner } as const
    const { second, issued } = getCertificateText(createCertificate(overrides))
    expect([issued.length, second?.issued.length]).toEqual([2, 2])
    expect(second?.issued[1]).toContain('3 दिसंबर 2026')
    expect(second?.partner).toBe(`${withPartner.values.partner} की साझेदारी में`)
  })
})

const listTextParts = (text: CertificateText) =>
  layOutCertificate(text).filter((part) => 'lines' in part)
const listLines = (text: CertificateText) => listTextParts(text).flatMap(({ lines }) => lines)

const NAMES = {
  Latin: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao Chandrasek',
  Devanagari: 'डॉ. श्रीमती लक्ष्मी विश्वनाथ वेंकटराघवन सुब्रमण्यम अय्यर त्रिपाठी क्षत्रिय',
  Tamil: 'முனைவர் கு. மீனாட்சி சுந்தரேஸ்வரன் வேங்கடராகவன் கிருஷ்ணமூர்த்தி ஸ்ரீனிவாசன்',
}
const LONGEST = {
  session: `${'From the staff room to the assembly hall '.repeat(5)}`.slice(0, 200).trim(),
  ...{ minutes: 8 * 60 + 55, correctedAt: new Date('2026-12-03T07:00:00Z'), settings: withPartner },
}

describe('the drawing of a certificate in two languages', () => {
  const cases = (['hi', 'ta'] as const).flatMap((language) =>
    TRAINING_MODES.flatMap((mode) =>
      Object.values(NAMES).map((name) => [language, mode, name] as const),
    ),
  )

  test.each(cases)('has room for the longest texts (%s, %s, %s)', (language, mode, name) => {
    const lines = listLines(
      getCertificateText(createCertificate({ ...LONGEST, language, mode, name })),
    )
    for (const { line, x, y } of lines) {
      expect(x, line.text).toBeGreaterThan(31)
      expect(x + line.width, line.text).toBeLessThan(811)
      expect(y, line.text).toBeLessThan(562)
    }
    expect(findTouchingLines(lines)).toEqual([])
  })

  test.each(['hi', 'ta'] as const)(
    'marks the second wording as %s, below the English one',
    (language) => {
      const text = getCertificateText(createCertificate({ language }))
      const foreign = listTextParts(text).flatMap(({ lang, lines }) => (lang ? lines : []))
      const { second } = text
      expect(foreign.map(({ line }) => line.text)).toEqual([
        ...[second?.heading, second?.before, second?.after],
        ...(second?.facts ?? []).flatMap(({ label, value }) => [label, value]),
        ...[second?.check, ...(second?.issued ?? []), second?.claim],
      ])
      const yOf = (wording?: string) => listLines(text).find(({ line }) => line.text === wording)
      const [english, translated] = [yOf(text.claim), yOf(second?.claim)]
      expect(translated?.y).toBeGreaterThan(english?.y ?? Number.POSITIVE_INFINITY)
      expect(translated?.line.size).toBeLessThan(english?.line.size ?? 0)
    },
  )
})

/** Letters reach about 0.75 of their size above the baseline and 0.2 below it. */
function findTouchingLines(lines: PlacedLine[]) {
  return lines.flatMap((upper) =>
    lines
      .filter(
        (lower) =>
          lower !== upper &&
          lower.y >= upper.y &&
          lower.x < upper.x + upper.line.width &&
          upper.x < lower.x + lower.line.width &&
          lower.y - 0.75 * lower.line.size < upper.y + 0.2 * upper.line.size,
      )
      .map((lower) => `${upper.line.text} / ${lower.line.text}`),
  )
}

describe('the choice of a language', () => {
  test.each(['en', 'hi', 'ta', undefined])('can be %s', (language) => {
    expect(certificateChoiceForm.parse({ name: 'Asha Rao', language }).language).toBe(language)
    const details = { firstname: 'Asha', lastname: 'Rao', phone_number: '9876543210' }
    expect(ownDetails.parse({ ...details, certificate_language: language })).toMatchObject({
      firstname: 'Asha',
    })
  })

  test.each(['fr', '', null, 7])('cannot be %j', (language) => {
    expect(certificateChoiceForm.safeParse({ name: 'Asha Rao', language }).success).toBe(false)
  })
})
