import { LookupForm } from '@/components/ui/lookup-form'
import { certificateText } from '@/i18n/certificate'
import { routes } from '@/lib/routes'

export function CertificateCheckForm({ typed: initialNumber }: { typed?: string }) {
  const { number: label, hint, button } = certificateText().check
  const fieldProps = { name: 'number', label, hint, button, typed: initialNumber }
  return <LookupForm action={routes.checkCertificate} {...fieldProps} />
}
