import { LookupForm } from '@/components/ui/lookup-form'
import { joinText } from '@/i18n/join'
import { routes } from '@/lib/routes'

export function JoinCodeForm({ initialCode }: { initialCode?: string }) {
  const { label, hint, wrong: wrongCodeText, button } = joinText().code
  const fieldProps = {
    name: 'code',
    label,
    hint,
    button,
    typed: initialCode,
    error: initialCode && wrongCodeText,
  }
  return <LookupForm action={routes.joinByCode} {...fieldProps} />
}
