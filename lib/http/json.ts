import 'server-only'
import type * as z from 'zod/mini'
import type { FieldErrorCode } from '@/base/error-codes'
import { AppError, type FieldErrors } from '@/base/errors'

/**
 * JSON.parse keeps the last of two equal keys and accepts `__proto__`; both suggest an attack on a second
 * parser. Walks the text once, in linear time. Throws a SyntaxError on some text that is not JSON.
 */

const MAX_JSON_DEPTH = 16

const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= issue.message as FieldErrorCode
  }
  throw new AppError('invalid', 'checkForm', { errors })
}

export function findJsonProblem(json: string): string | null {
  const openScopes: Set<string>[] = []
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index]
    if (char === '{' || char === '[') openScopes.push(new Set())
    else if (char === '}' || char === ']') openScopes.pop()
    else if (char === '"') {
      const end = findStringEnd(json, index)
      const next = skipWhitespace(json, end)
      const problem =
        json[next] === ':' ? findKeyProblem(json.slice(index, end), openScopes.at(-1)) : null
      if (problem) return problem
      index = next - 1
    }
    if (openScopes.length > MAX_JSON_DEPTH) return 'the body is nested too deeply'
  }
  return null
}

/** Compares decoded keys, because `"a"` and `"\u0061"` are equal. */
function findKeyProblem(literal: string, seenKeys: Set<string> | undefined) {
  const key: string = JSON.parse(literal)
  if (DANGEROUS_KEYS.has(key)) return 'the body has a forbidden key'
  if (seenKeys?.has(key)) return 'the body has a key twice'
  seenKeys?.add(key)
  return null
}

function findStringEnd(json: string, start: number) {
  let index = start + 1
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1
  return index + 1
}

function skipWhitespace(json: string, start: number) {
  let index = start
  while (
    json[index] === ' ' ||
    json[index] === '\n' ||
    json[index] === '\r' ||
    json[index] === '\t'
  )
    index += 1
  return index
}
