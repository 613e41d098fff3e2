import 'server-only'
import type { TextField, TextFieldValues } from './kinds'

/** The string at a path such as `hero.lede`; undefined if there is none. */
export function findTextAt(text: unknown, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>(readOwn, text)
  return typeof found === 'string' ? found : undefined
}

/** A copy of a section with the changes. A change whose path no longer exists has no effect. */
export const applyChanges = <Section extends object>(
  section: Section,
  fields: TextField[],
  changes: TextFieldValues = {},
): Section =>
  fields.reduce((result, { name }) => {
    const text = changes[name]
    return text === undefined ? result : (replaceAt(result, name.split('.'), text) as Section)
  }, section)

function replaceAt(target: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return typeof target === 'string' ? text : target
  const child = readOwn(target, key)
  if (child === undefined) return target
  const replaced = replaceAt(child, rest, text)
  return Array.isArray(target)
    ? target.map((item, index) => (`${index}` === key ? replaced : item))
    : { ...(target as object), [key]: replaced }
}

const readOwn = (target: unknown, key: string): unknown =>
  typeof target === 'object' && target !== null && Object.hasOwn(target, key)
    ? (target as Record<string, unknown>)[key]
    : undefined
