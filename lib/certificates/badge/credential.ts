import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { runInLanguage } from '@/i18n/request-language'
import { routes } from '@/lib/routes'
import type { Certificate } from '../verify'
import { getIssuerId } from './key'
import { BADGE_CONTEXTS } from './sign'

const MILLISECONDS_SUFFIX = /\.\d{3}Z$/
const formatTimestamp = (date: Date) => date.toISOString().replace(MILLISECONDS_SUFFIX, 'Z')

export const getValidFrom = ({ correctedAt, issuedAt }: Certificate) =>
  formatTimestamp(correctedAt ?? issuedAt)

/** In English, whatever the languages of the certificate and of the request. */
export function buildCredential(certificate: Certificate) {
  const { number, name, session, slug, startsAt, minutes, issuedAt } = certificate
  const text = runInLanguage('en', certificateText)
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
        id: absoluteUrl(routes.liveSession(slug)),
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

/** Programs request this path; it is rewritten to `certificateBadge`. */
export const badgePath = (number: string) => `${routes.certificate(number)}.json`

/** A list of one, so that the holder of a number learns nothing about other badges. */
export function buildRevocationList({ number, revokedAt }: Certificate) {
  return {
    id: absoluteUrl(routes.certificateStatus(number)),
    issuer: getIssuerId(),
    revokedCredential: revokedAt ? [{ id: absoluteUrl(badgePath(number)), revoked: true }] : [],
  }
}
