import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '@/base/errors'
import { BODY_LIMIT, readJson } from '@/lib/api/body'
import { oddityIn } from '@/lib/api/odd-keys'
import { validate } from '@/lib/api/validate'
import { SCHEMAS } from '../support/input-properties'
import { type FormName, forms, oddBody } from '../support/mischief'
import { stuffed, WORST_BODIES } from '../support/worst-bodies'

const JUDGED_MS = 20
/** The best of so many tries, in processor time: what a busy machine adds is not the judge's. */
const TRIES = 5

const request = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

const judge = async (body: string, name?: FormName) => {
  const read = await readJson(request(body)).catch((error: unknown) => error)
  if (!name || read instanceof Error) return read
  try {
    return validate(SCHEMAS[name], read)
  } catch (error) {
    return error
  }
}

async function best(work: () => Promise<unknown>) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && least > JUDGED_MS / 4; round += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

async function slow(bodies: [string, string][], name?: FormName) {
  const found: string[] = []
  for (const [shape, body] of bodies) {
    const ms = await best(() => judge(body, name))
    if (ms >= JUDGED_MS) found.push(`${shape}: ${Math.round(ms)} ms`)
  }
  return found
}

describe('64 KB of anything are judged in under 20 ms', () => {
  test('in more than a hundred of the worst shapes', async () => {
    expect(WORST_BODIES.length).toBeGreaterThan(100)
    expect(await slow(WORST_BODIES)).toEqual([])
  }, 120_000)

  test.each(Object.keys(SCHEMAS) as FormName[])(
    '%s, whichever field is full of it',
    async (name) => {
      const [form = {}] = fc.sample<object>(forms[name], 1)
      expect(await slow(stuffed(form), name)).toEqual([])
    },
    120_000,
  )
})

test('each of the worst shapes is an object or refused with a sentence', async () => {
  for (const [shape, body] of WORST_BODIES) {
    const size = Buffer.byteLength(body)
    expect(size, shape).toBeLessThanOrEqual(BODY_LIMIT)
    expect(size, shape).toBeGreaterThan(BODY_LIMIT * 0.75)
    const read = await judge(body)
    if (read instanceof Error) expect(read, shape).toBeInstanceOf(Refusal)
    else expect(read, shape).toEqual(JSON.parse(body))
  }
})

/** Slow, and plainly right: every string with the colon behind it, every bracket, by one expression. */
function oddityByExpression(json: string): string | null {
  const open: Set<string>[] = []
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const key: string = JSON.parse(token.slice(0, -1))
      if (['__proto__', 'constructor', 'prototype'].includes(key))
        return 'the body has a forbidden key'
      if (open.at(-1)?.has(key)) return 'the body has a key twice'
      open.at(-1)?.add(key)
    }
    if (open.length > 16) return 'the body is nested too deeply'
  }
  return null
}

describe('what is odd about a text', () => {
  const valid = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }

  const key = fc.constantFrom(
    '"a"',
    '"\\u0061"',
    '"b"',
    '"__proto__"',
    '"\\"a"',
    '"a:"',
    '""',
    '"{"',
  )
  const blank = fc.constantFrom('', ' ', '\n\t')
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 20, depthIdentifier: 'json' },
      fc.constantFrom('1', '"a"', '"a\\\\"', '"}"', '"]:"', 'null', '[]', '{}'),
      fc.array(tie('value'), { maxLength: 3 }).map((all) => `[${all.join(',')}]`),
      fc
        .array(fc.tuple(blank, key, blank, tie('value')), { maxLength: 3 })
        .map((all) => `{${all.map((row) => `${row[0]}${row[1]}${row[2]}:${row[3]}`).join(',')}}`),
      fc
        .nat(18)
        .chain((depth) => tie('value').map((in_) => '['.repeat(depth) + in_ + ']'.repeat(depth))),
    ),
  }))

  test('is the same as one expression finds, on any valid JSON', () => {
    const odd = oddBody.map((bytes) => bytes.toString()).filter(valid)
    fc.assert(
      fc.property(fc.oneof(value, odd), (json) => {
        expect(oddityIn(json)).toBe(oddityByExpression(json))
      }),
      { numRuns: 3_000 },
    )
  })

  test.each([
    ['{"a":1,"a":2}', 'twice'],
    ['{"a":1,"\\u0061":2}', 'twice'],
    ['{"\\u005f_proto__":1}', 'forbidden'],
    ['{"a":{"constructor" \n:1}}', 'forbidden'],
    [`${'['.repeat(17)}${']'.repeat(17)}`, 'deeply'],
  ])('%s is refused', (json, why) => {
    expect(oddityIn(json)).toContain(why)
  })

  test.each([
    '{"a":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"__proto__"}',
    `${'['.repeat(16)}${']'.repeat(16)}`,
    '{"a":"b","b":"a\\":\\"a"}',
  ])('%s has nothing odd', (json) => {
    expect(oddityIn(json)).toBeNull()
  })
})
