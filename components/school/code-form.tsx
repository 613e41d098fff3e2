import { LookUpForm } from '@/components/ui/look-up-form'
import { routes } from '@/lib/routes'
import { joinWords } from '@/words/join'

export function CodeForm({ typed }: { typed?: string }) {
  const { label, hint, wrong, button } = joinWords().code
  const field = { name: 'code', label, hint, button, typed, error: typed && wrong }
  return <LookUpForm action={routes.joinByCode} {...field} />
}
