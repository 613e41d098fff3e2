import { LookupForm } from '@/components/ui/lookup-form'
import { certificateText } from '@/i18n/certificate'
import { routes } from '@/lib/routes'

export function CertificateCheckForm({ initialNumber }: { initialNumber?: string }) {
  const { number: label, hint, button } = certificateText().check
  const fieldProps = { name: 'number', label, hint, button, typed: initialNumber }
  return <LookupForm action={routes.checkCertificate} {...fieldProps} />
}
