import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { routes } from '@/lib/routes'
import type { Certificate } from '../queries/certificate'
import { BADGE_CONTEXTS } from './contexts'
import { getIssuerId } from './key'

const MILLISECONDS_SUFFIX = /\.\d{3}Z$/
const formatTimestamp = (date: Date) => date.toISOString().replace(MILLISECONDS_SUFFIX, 'Z')

/** Since when the certificate reads as it does now. */
export const getValidFrom = ({ correctedAt, issuedAt }: Certificate) =>
  formatTimestamp(correctedAt ?? issuedAt)

/** The certificate as an Open Badge: it says what its page says, and no more about the person. */
export function buildCredential(certificate: Certificate) {
  const { number, name, session, slug, startsAt, minutes, issuedAt } = certificate
  const text = certificateText()
  const issuer = { id: getIssuerId(), type: ['Profile'], name: site.name, url: absoluteUrl('/') }
  return {
    '@context': BADGE_CONTEXTS,
    id: absoluteUrl(badgePath(number)),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: session,
    issuer,
    validFrom: getValidFrom(certificate),
    awardedDate: formatTimestamp(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false },
      ],
      activityStartDate: formatTimestamp(startsAt),
      activityEndDate: formatTimestamp(new Date(startsAt.getTime() + minutes * 60_000)),
      achievement: {
        id: absoluteUrl(routes.gathering(slug)),
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: session,
        description: text.badge.description(session, minutes),
        criteria: { narrative: text.badge.criteria },
        creator: issuer,
      },
    },
    credentialStatus: {
      id: absoluteUrl(routes.certificateStatus(number)),
      type: '1EdTechRevocationList',
    },
  }
}

/** As programs ask for it; it leads to `certificateBadge`. */
export const badgePath = (number: string) => `${routes.certificate(number)}.json`

/** A list of one: whoever holds the number learns of this badge and of no other. */
export function buildRevocationList({ number, revokedAt }: Certificate) {
  return {
    id: absoluteUrl(routes.certificateStatus(number)),
    issuer: getIssuerId(),
    revokedCredential: revokedAt ? [{ id: absoluteUrl(badgePath(number)), revoked: true }] : [],
  }
}
