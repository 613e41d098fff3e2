import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { ComingVersion } from '@/components/team-policies/coming-version'
import { PolicyHistory } from '@/components/team-policies/policy-history'
import { TextEditor } from '@/components/team-texts/text-editor'
import { Alert } from '@/components/ui/alert'
import { nameLanguage } from '@/i18n/language-name'
import { teamPoliciesText } from '@/i18n/team-policies'
import { getEditedPolicy } from '@/lib/policies/team'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPoliciesText().title })

type Props = { params: Promise<{ name: string }> }

export default async function PolicyPage({ params }: Props) {
  const text = teamPoliciesText()
  await requireTeam('policies')
  const edited = (await getEditedPolicy((await params).name)) ?? notFound()
  const { name, timeline } = edited
  const { number, effectiveFrom } = timeline.inForce
  return (
    <TeamPage
      title={text.names[name]}
      lede={text.inForce(number, effectiveFrom)}
      beforeTitle={<BackLink href={routes.teamPolicies} label={text.back} />}
    >
      {timeline.coming && <ComingVersion policy={name} version={timeline.coming} />}
      {edited.outdatedLanguages.length > 0 && (
        <Alert tone="warning" className="mt-6 max-w-3xl">
          <p className="font-semibold">
            {text.outdated(edited.outdatedLanguages.map(nameLanguage))}
          </p>
          <p>{text.outdatedHint}</p>
        </Alert>
      )}
      <TextEditor
        edited={edited}
        path={`/api/team/policies/${name}`}
        previewPath={routes.teamPolicyPreview(name)}
        labels={text.editor}
      />
      <PolicyHistory edited={edited} />
    </TeamPage>
  )
}
