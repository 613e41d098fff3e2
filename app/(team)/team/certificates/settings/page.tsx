import type { Metadata } from 'next'
import { CertificateSettingsForm } from '@/components/certificates/settings/certificate-settings-form'
import { TeamPage } from '@/components/team/frame/team-page'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import { getCertificateSettingsForm } from '@/lib/certificates/edit-settings'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: certificateSettingsText().title })

export default async function CertificateSettingsPage() {
  const text = certificateSettingsText()
  await requireTeam('manager')
  const { saved, ...form } = await getCertificateSettingsForm()
  return (
    <TeamPage title={text.title} lede={text.lede}>
      <p className="mt-4">{saved ? text.saved(form.version, saved.at, saved.by) : text.unsaved}</p>
      <CertificateSettingsForm {...form} />
    </TeamPage>
  )
}
