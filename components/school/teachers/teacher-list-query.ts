export type TeacherListQuery = { search?: string; sort?: string; page?: string }

type Params = Record<string, string | string[] | undefined>

export function parseTeacherListQuery({ search, sort, page }: Params): TeacherListQuery {
  return {
    search: readText(search)?.trim() || undefined,
    sort: readText(sort),
    page: readText(page),
  }
}

/** PostgreSQL rejects NUL characters. */
const readText = (value: Params[string]) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : undefined
