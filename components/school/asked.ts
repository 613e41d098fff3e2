export type Asked = { search?: string; sort?: 'name' | 'since'; after?: string }

type Params = Record<string, string | string[] | undefined>

/** What the address asks of the list; whatever else stands in it is passed over. */
export function asked({ search, sort, after }: Params): Asked {
  return {
    search: text(search)?.trim() || undefined,
    sort: sort === 'since' ? 'since' : undefined,
    after: text(after),
  }
}

/** No database takes a NUL. */
const text = (value: Params[string]) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : undefined
