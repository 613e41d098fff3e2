import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Certificate } from '@/lib/certificates/queries/certificate'
import { verifiedBadge } from '../support/badge-verifier'

/** Badges, checked by a verifier that knows nothing of how they were signed here. */

vi.stubEnv('APP_URL', 'https://uns.example')
vi.stubEnv('BADGE_KEY', Buffer.alloc(32, 7).toString('base64url'))

const certificate: Certificate = {
  number: 'UNS-7K3Q9ZT4WX',
  userId: '11111111-1111-4111-8111-111111111111',
  name: 'கு. மீனாட்சி',
  session: 'Stories that teach honesty',
  slug: 'stories',
  startsAt: new Date('2026-11-07T04:30:00Z'),
  minutes: 90,
  issuedAt: new Date('2026-11-07T07:00:00.123Z'),
  correctedAt: null,
  corrections: 0,
  revokedAt: null,
  standing: 'valid',
}

const modules = async () => ({
  ...(await import('@/lib/certificates/badge/credential')),
  ...(await import('@/lib/certificates/badge/key')),
  ...(await import('@/lib/certificates/badge/signed')),
})
let badge: Awaited<ReturnType<typeof modules>>
beforeAll(async () => {
  badge = await modules()
})

const signed = (of: Certificate) => badge.signed(badge.credentialOf(of), badge.validFrom(of))

const verified = (credential: unknown) => verifiedBadge(credential, badge.issuerDocument())

describe('a badge', () => {
  test('is found good by an independent verifier', async () => {
    const outcome = await verified(await signed(certificate))
    expect(outcome.error?.errors ?? outcome.error).toBeUndefined()
    expect(outcome.verified).toBe(true)
  })

  test.each([
    ['name', (text: string) => text.replace('மீனாட்சி', 'சாந்தி')],
    ['session', (text: string) => text.replaceAll('honesty', 'courage')],
    ['day', (text: string) => text.replace('2026-11-07T04', '2026-11-08T04')],
  ])('with another %s is found bad', async (_, change) => {
    const text = JSON.stringify(await signed(certificate))
    expect(change(text)).not.toBe(text)
    expect((await verified(JSON.parse(change(text)))).verified).toBe(false)
  })

  test('is the same each time, and a new one once the name is corrected', async () => {
    expect(await signed(certificate)).toEqual(await signed(certificate))
    const correctedAt = new Date('2026-11-10T07:00:00Z')
    const anew = await signed({ ...certificate, correctedAt, standing: 'corrected' })
    expect(anew.validFrom).toBe('2026-11-10T07:00:00Z')
    expect(anew.awardedDate).toBe('2026-11-07T07:00:00Z')
    expect((await verified(anew)).verified).toBe(true)
  })

  test('says of the person the name alone', async () => {
    const text = JSON.stringify(await signed(certificate))
    expect(text).not.toContain(certificate.userId ?? '')
    expect(text).not.toContain('@school')
  })

  test('has a status that names no other badge', () => {
    expect(badge.statusOf(certificate).revokedCredential).toEqual([])
    const revoked = badge.statusOf({ ...certificate, revokedAt: new Date() })
    expect(revoked.revokedCredential).toEqual([
      { id: 'https://uns.example/certificate/UNS-7K3Q9ZT4WX.json', revoked: true },
    ])
  })

  test('is signed by the key that our name leads to', () => {
    expect(badge.issuerDocument()).toMatchObject({
      id: 'did:web:uns.example',
      verificationMethod: [{ id: 'did:web:uns.example#badge', type: 'Multikey' }],
    })
  })
})
