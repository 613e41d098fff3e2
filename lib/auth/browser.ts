import 'server-only'

/**
 * What a browser says it is, as two codes: enough for its owner to know it again in a list. The rest of
 * what it says is not kept. The first that fits counts, since most of them also claim to be another.
 */

const BROWSERS = [
  ['edge', 'edg'],
  ['opera', 'opr/'],
  ['samsung', 'samsungbrowser/'],
  ['firefox', 'firefox/'],
  ['firefox', 'fxios/'],
  ['chrome', 'crios/'],
  ['chrome', 'chrome/'],
  ['safari', 'safari/'],
] as const

const SYSTEMS = [
  ['android', 'android'],
  ['ios', 'iphone'],
  ['ipados', 'ipad'],
  ['windows', 'windows'],
  ['chromeos', 'cros'],
  ['macos', 'macintosh'],
  ['linux', 'linux'],
] as const

/** `firefox/android`; either may be unknown and is empty then. */
export function browserOf(userAgent: string | null): string | null {
  const said = userAgent?.toLowerCase() ?? ''
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([, mark]) => said.includes(mark))?.[0] ?? ''
  const both = `${named(BROWSERS)}/${named(SYSTEMS)}`
  return both === '/' ? null : both
}
