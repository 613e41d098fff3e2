import { cleanParam } from '@/lib/http/body'

export type Params = Promise<Record<string, string | string[] | undefined>>

export async function readSearchParams<Name extends string>(params: Params, ...names: Name[]) {
  const allParams = await params
  const entries = names.map((name) => [name, cleanParam(allParams[name])])
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

export const findOption = <T extends string>(options: readonly T[], value: string | undefined) =>
  options.find((option) => option === value)
