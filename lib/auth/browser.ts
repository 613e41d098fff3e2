import 'server-only'

/**
 * What a browser says it is, as two codes: enough for its owner to know it again in a list. The rest of
 * what it says is not kept. The first that fits counts, since most of them also claim to be another.
 */

const BROWSER_MARKS = [
  ['edge', 'edg'],
  ['opera', 'opr/'],
  ['samsung', 'samsungbrowser/'],
  ['firefox', 'firefox/'],
  ['firefox', 'fxios/'],
  ['chrome', 'crios/'],
  ['chrome', 'chrome/'],
  ['safari', 'safari/'],
] as const

const SYSTEM_MARKS = [
  ['android', 'android'],
  ['ios', 'iphone'],
  ['ipados', 'ipad'],
  ['windows', 'windows'],
  ['chromeos', 'cros'],
  ['macos', 'macintosh'],
  ['linux', 'linux'],
] as const

/** `firefox/android`; either may be unknown and is empty then. */
export function detectBrowser(userAgent: string | null): string | null {
  const normalizedAgent = userAgent?.toLowerCase() ?? ''
  const findName = (list: readonly (readonly [string, string])[]) =>
    list.find(([, mark]) => normalizedAgent.includes(mark))?.[0] ?? ''
  const label = `${findName(BROWSER_MARKS)}/${findName(SYSTEM_MARKS)}`
  return label === '/' ? null : label
}
