// @module-tag slow
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/base/errors'
import { MAX_BODY_BYTES, readJson } from '@/lib/http/body'
import { findJsonProblem, validate } from '@/lib/http/json'
import { badBody, type FormName, validForms } from '../support/bad-inputs'
import { SCHEMAS } from '../support/input-properties'
import { fillFields, WORST_BODIES } from '../support/worst-bodies'

const MAX_PARSE_MS = 20
/** CPU time of the best of this many tries: load on the machine adds to the others. */
const MAX_TRIES = 10

const newRequest = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

const parseAndValidate = async (body: string, name?: FormName) => {
  const result = await readJson(newRequest(body)).catch((error: unknown) => error)
  if (!name || result instanceof Error) return result
  try {
    return validate(SCHEMAS[name], result)
  } catch (error) {
    return error
  }
}

async function measureBestMs(operation: () => Promise<unknown>) {
  let bestMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < MAX_TRIES && bestMs >= MAX_PARSE_MS; round += 1) {
    const before = process.cpuUsage()
    await operation()
    const { user, system } = process.cpuUsage(before)
    bestMs = Math.min(bestMs, (user + system) / 1_000)
  }
  return bestMs
}

async function findSlowBodies(bodies: [string, string][], name?: FormName) {
  const slowBodies: string[] = []
  for (const [shape, body] of bodies) {
    const ms = await measureBestMs(() => parseAndValidate(body, name))
    if (ms >= MAX_PARSE_MS) slowBodies.push(`${shape}: ${Math.round(ms)} ms`)
  }
  return slowBodies
}

describe('64 KB of any input are validated in under 20 ms', () => {
  test('in more than a hundred worst-case shapes', async () => {
    expect(WORST_BODIES.length).toBeGreaterThan(100)
    expect(await findSlowBodies(WORST_BODIES)).toEqual([])
  }, 120_000)

  test.each(Object.keys(SCHEMAS) as FormName[])(
    '%s, with each field filled',
    async (name) => {
      const [form = {}] = fc.sample<object>(validForms[name], 1)
      expect(await findSlowBodies(fillFields(form), name)).toEqual([])
    },
    120_000,
  )
})

test('each worst-case shape is an object or rejected with a sentence', async () => {
  for (const [shape, body] of WORST_BODIES) {
    const size = Buffer.byteLength(body)
    expect(size, shape).toBeLessThanOrEqual(MAX_BODY_BYTES)
    expect(size, shape).toBeGreaterThan(MAX_BODY_BYTES * 0.75)
    const result = await parseAndValidate(body)
    if (result instanceof Error) expect(result, shape).toBeInstanceOf(AppError)
    else expect(result, shape).toEqual(JSON.parse(body))
  }
})

/** Slow but obviously correct: every key and every bracket with one regular expression. */
function findOddityByRegex(json: string): string | null {
  const keySets: Set<string>[] = []
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') keySets.push(new Set())
    else if (token === '}' || token === ']') keySets.pop()
    else if (token.endsWith(':')) {
      const key: string = JSON.parse(token.slice(0, -1))
      if (['__proto__', 'constructor', 'prototype'].includes(key))
        return 'the body has a forbidden key'
      if (keySets.at(-1)?.has(key)) return 'the body has a key twice'
      keySets.at(-1)?.add(key)
    }
    if (keySets.length > 16) return 'the body is nested too deeply'
  }
  return null
}

describe('the check of JSON text', () => {
  const isValidJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }

  const keyArbitrary = fc.constantFrom(
    '"a"',
    '"\\u0061"',
    '"b"',
    '"__proto__"',
    '"\\"a"',
    '"a:"',
    '""',
    '"{"',
  )
  const whitespace = fc.constantFrom('', ' ', '\n\t')
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 20, depthIdentifier: 'json' },
      fc.constantFrom('1', '"a"', '"a\\\\"', '"}"', '"]:"', 'null', '[]', '{}'),
      fc.array(tie('value'), { maxLength: 3 }).map((entries) => `[${entries.join(',')}]`),
      fc
        .array(fc.tuple(whitespace, keyArbitrary, whitespace, tie('value')), { maxLength: 3 })
        .map(
          (entries) =>
            `{${entries.map((entry) => `${entry[0]}${entry[1]}${entry[2]}:${entry[3]}`).join(',')}}`,
        ),
      fc
        .nat(18)
        .chain((depth) =>
          tie('value').map((inner) => '['.repeat(depth) + inner + ']'.repeat(depth)),
        ),
    ),
  }))

  test('agrees with one regular expression on any valid JSON', () => {
    const randomJson = badBody.map((bytes) => bytes.toString()).filter(isValidJson)
    fc.assert(
      fc.property(fc.oneof(value, randomJson), (json) => {
        expect(findJsonProblem(json)).toBe(findOddityByRegex(json))
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
  ])('rejects %s', (json, fault) => {
    expect(findJsonProblem(json)).toContain(fault)
  })

  test.each([
    '{"a":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"__proto__"}',
    `${'['.repeat(16)}${']'.repeat(16)}`,
    '{"a":"b","b":"a\\":\\"a"}',
  ])('accepts %s', (json) => {
    expect(findJsonProblem(json)).toBeNull()
  })
})
