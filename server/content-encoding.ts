export type ContentEncoding = 'br' | 'gzip'

/** More than any browser sends; the rest of the header is ignored. */
const MAX_CODINGS = 20

const PREFERRED_ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip']

/**
 * Negotiates the encoding by RFC 9110; identity unless the header clearly accepts another. Of those that the
 * client accepts equally, the first one available.
 */
export function negotiateEncoding(
  acceptEncoding: string | string[] | undefined,
  available = PREFERRED_ENCODINGS,
): ContentEncoding | undefined {
  const weights = new Map<string, number>()
  for (const item of `${acceptEncoding ?? ''}`.split(',', MAX_CODINGS)) {
    const [coding = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase())
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, parseWeight(parameters))
  }
  let [bestEncoding, bestWeight]: [ContentEncoding | undefined, number] = [undefined, 0]
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? 0
    if (weight > bestWeight) [bestEncoding, bestWeight] = [encoding, weight]
  }
  return bestEncoding
}

function parseWeight(parameters: string[]): number {
  if (parameters.length === 0) return 1
  const [parameter = ''] = parameters
  // An invalid weight counts as 0.
  return parameters.length === 1 && /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(parameter)
    ? Number(parameter.slice(2))
    : 0
}
