import 'server-only'

/**
 * JSON.parse keeps the last of two equal keys and accepts `__proto__`; both are signs of an attack
 * on a second parser. The text is valid JSON here, so its strings and brackets can be walked, and
 * no sign of it is looked at twice: whatever the text, the walk is as long as the text.
 */

const DEPTH_LIMIT = 16
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** What is odd about a valid JSON text, in words for the log; null if nothing is. */
export function oddityIn(json: string): string | null {
  const open: Set<string>[] = []
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '{' || sign === '[') open.push(new Set())
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === '"') {
      const end = endOfString(json, at)
      const next = afterBlanks(json, end)
      const oddity = json[next] === ':' ? oddKey(json.slice(at, end), open.at(-1)) : null
      if (oddity) return oddity
      at = next - 1
    }
    if (open.length > DEPTH_LIMIT) return 'the body is nested too deeply'
  }
  return null
}

/** Equal keys may be written differently (`"a"`, `"\u0061"`), so they are compared as read. */
function oddKey(written: string, seen: Set<string> | undefined) {
  const key: string = JSON.parse(written)
  if (DANGEROUS_KEYS.has(key)) return 'the body has a forbidden key'
  if (seen?.has(key)) return 'the body has a key twice'
  seen?.add(key)
  return null
}

function endOfString(json: string, start: number) {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function afterBlanks(json: string, start: number) {
  let at = start
  while (json[at] === ' ' || json[at] === '\n' || json[at] === '\r' || json[at] === '\t') at += 1
  return at
}
