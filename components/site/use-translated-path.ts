import { usePathname } from 'next/navigation'
import { splitLanguage, toPublicPath } from '@/lib/language-paths'
import { routes } from '@/lib/routes'

/** The path of this page in English; null in the team area, whose previews have no other language. */
export function useTranslatedPath(): string | null {
  const { path } = splitLanguage(toPublicPath(usePathname()))
  return path.startsWith(`${routes.team}/`) ? null : path
}
