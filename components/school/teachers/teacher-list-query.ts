export type TeacherListQuery = { search?: string; sort?: 'name' | 'since'; after?: string }

type Params = Record<string, string | string[] | undefined>

export function parseTeacherListQuery({ search, sort, after }: Params): TeacherListQuery {
  return {
    search: readText(search)?.trim() || undefined,
    sort: sort === 'since' ? 'since' : undefined,
    after: readText(after),
  }
}

/** PostgreSQL rejects NUL characters. */
const readText = (value: Params[string]) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : undefined
