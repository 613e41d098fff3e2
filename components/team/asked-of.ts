export type Params = Promise<Record<string, string | string[] | undefined>>

/** What the address asks of a list, by name; whatever else stands in it is passed over. */
export async function askedOf<Name extends string>(params: Params, ...names: Name[]) {
  const all = await params
  const pairs = names.map((name) => [name, text(all[name])])
  return Object.fromEntries(pairs) as Partial<Record<Name, string>>
}

/** No database takes a NUL. */
const text = (value: string | string[] | undefined) =>
  (typeof value === 'string' && value.replaceAll('\0', '').trim()) || undefined

/** One of the known ones, or nothing. */
export const oneOf = <T extends string>(known: readonly T[], asked: string | undefined) =>
  known.find((one) => one === asked)
