import { beforeAll, describe, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'
import {
  buildCredential,
  buildIssuerDocument,
  buildRevocationList,
  getValidFrom,
  signDocument,
} from '@/lib/certificates/badge/credential'
import type { Certificate } from '@/lib/certificates/verify'
import { verifyBadgeCredential } from '../support/badge-verifier'

vi.stubEnv('APP_URL', 'https://uns.example')
vi.stubEnv('BADGE_KEY', Buffer.alloc(32, 7).toString('base64url'))

const certificate: Certificate = {
  number: 'UNS-7K3Q9ZT4WX',
  userId: '11111111-1111-4111-8111-111111111111',
  name: 'கு. மீனாட்சி',
  language: 'ta',
  session: 'Stories that teach honesty',
  sessionLanguage: 'en',
  slug: 'stories',
  kind: 'series',
  settings: null,
  startsAt: new Date('2026-11-07T04:30:00Z'),
  minutes: 90,
  mode: 'online' as const,
  issuedAt: new Date('2026-11-07T07:00:00.123Z'),
  correctedAt: null,
  corrections: 0,
  revokedAt: null,
  status: 'valid',
}

beforeAll(() => {
  resetProcessSingleton('settings')
  resetProcessSingleton('badge key')
})

const signBadge = (source: Certificate) =>
  signDocument(buildCredential(source), getValidFrom(source))

const verifyBadge = (credential: unknown) =>
  verifyBadgeCredential(credential, buildIssuerDocument())

describe('a badge', () => {
  test('is valid for an independent verifier', async () => {
    const result = await verifyBadge(await signBadge(certificate))
    expect(result.error?.errors ?? result.error).toBeUndefined()
    expect(result.verified).toBe(true)
  })

  test.each([
    ['name', (text: string) => text.replace('மீனாட்சி', 'சாந்தி')],
    ['session', (text: string) => text.replaceAll('honesty', 'courage')],
    ['day', (text: string) => text.replace('2026-11-07T04', '2026-11-08T04')],
  ])('with another %s is invalid', async (_, tamper) => {
    const text = JSON.stringify(await signBadge(certificate))
    expect(tamper(text)).not.toBe(text)
    expect((await verifyBadge(JSON.parse(tamper(text)))).verified).toBe(false)
  })

  test('is deterministic until the name is corrected', async () => {
    expect(await signBadge(certificate)).toEqual(await signBadge(certificate))
    const correctedAt = new Date('2026-11-10T07:00:00Z')
    const correctedBadge = await signBadge({ ...certificate, correctedAt, status: 'corrected' })
    expect(correctedBadge.validFrom).toBe('2026-11-10T07:00:00Z')
    expect(correctedBadge.awardedDate).toBe('2026-11-07T07:00:00Z')
    expect((await verifyBadge(correctedBadge)).verified).toBe(true)
  })

  test('contains no personal data except the name', async () => {
    const text = JSON.stringify(await signBadge(certificate))
    expect(text).not.toContain(certificate.userId ?? '')
    expect(text).not.toContain('@school')
  })

  test('has a status that names no other badge', () => {
    expect(buildRevocationList(certificate).revokedCredential).toEqual([])
    const revokedStatus = buildRevocationList({ ...certificate, revokedAt: new Date() })
    expect(revokedStatus.revokedCredential).toEqual([
      { id: 'https://uns.example/certificate/UNS-7K3Q9ZT4WX.json', revoked: true },
    ])
  })

  test('is signed by the key of our DID document', () => {
    expect(buildIssuerDocument()).toMatchObject({
      id: 'did:web:uns.example',
      verificationMethod: [{ id: 'did:web:uns.example#badge', type: 'Multikey' }],
    })
  })
})
