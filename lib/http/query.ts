import 'server-only'

/** A parameter of a URL; undefined when missing or empty. PostgreSQL rejects NUL characters. */
export const cleanParam = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.replaceAll('\0', '').trim()) || undefined

/** The named parameters of a request's URL. */
export function readQuery<Name extends string>(request: Request, names: readonly Name[]) {
  const { searchParams } = new URL(request.url)
  return Object.fromEntries(
    names.map((name) => [name, cleanParam(searchParams.get(name))]),
  ) as Partial<Record<Name, string>>
}
