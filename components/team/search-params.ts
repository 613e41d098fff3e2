export type Params = Promise<Record<string, string | string[] | undefined>>

/** What the address asks of a list, by name; whatever else stands in it is passed over. */
export async function readSearchParams<Name extends string>(params: Params, ...names: Name[]) {
  const allParams = await params
  const entries = names.map((name) => [name, readText(allParams[name])])
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

/** No database takes a NUL. */
const readText = (value: string | string[] | undefined) =>
  (typeof value === 'string' && value.replaceAll('\0', '').trim()) || undefined

/** One of the known ones, or nothing. */
export const findOption = <T extends string>(options: readonly T[], value: string | undefined) =>
  options.find((option) => option === value)
