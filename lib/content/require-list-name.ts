import 'server-only'
import { AppError } from '@/base/errors'
import { LIST_NAMES, type ListName } from '@/base/list-names'

export function requireListName(text: unknown): ListName {
  const name = LIST_NAMES.find((candidate) => candidate === text)
  if (!name) throw new AppError('notFound', 'notFound')
  return name
}
