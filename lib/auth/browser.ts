import 'server-only'

/** Two codes instead of the user agent, for privacy. First match wins: most browsers claim to be others. */

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

/** `firefox/android`; an unknown half is empty. */
export function detectBrowser(userAgent: string | null): string | null {
  const normalizedAgent = userAgent?.toLowerCase() ?? ''
  const findName = (list: readonly (readonly [string, string])[]) =>
    list.find(([, mark]) => normalizedAgent.includes(mark))?.[0] ?? ''
  const label = `${findName(BROWSER_MARKS)}/${findName(SYSTEM_MARKS)}`
  return label === '/' ? null : label
}
