import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SiteFrame } from '@/components/site/site-frame'
import { PolicyPreview } from '@/components/team-policies/policy-preview'
import { PreviewNotice } from '@/components/team-texts/preview-notice'
import { teamPoliciesText } from '@/i18n/team-policies'
import { getPolicyPreview } from '@/lib/policies/team'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = (): Metadata => ({ title: teamPoliciesText().preview.title })

type Props = { params: Promise<{ name: string }> }

export default async function PolicyPreviewPage({ params }: Props) {
  await requireTeam('policies')
  const { preview: text, names } = teamPoliciesText()
  const preview = (await getPolicyPreview((await params).name)) ?? notFound()
  return (
    <SiteFrame facts={getFrameFacts(await getPublishedTexts())}>
      <PreviewNotice
        title={text.named(names[preview.name])}
        notice={text.notice}
        back={{ href: routes.teamPolicy(preview.name), label: text.back }}
      />
      <PolicyPreview preview={preview} />
    </SiteFrame>
  )
}
