import { LookUpForm } from '@/components/ui/look-up-form'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'

export function CheckForm({ typed }: { typed?: string }) {
  const { number, hint, button } = certificateWords().check
  const field = { name: 'number', label: number, hint, button, typed }
  return <LookUpForm action={routes.checkCertificate} {...field} />
}
