import { DRAFT_LANGUAGES } from '@/base/draft-kinds'
import { settings } from '@/base/settings'
import { BackToDrafts } from '@/components/drafts/back-to-drafts'
import { DraftForm } from '@/components/drafts/draft-form'
import { DraftUpgrade } from '@/components/drafts/draft-upgrade'
import type { SourcesByLanguage } from '@/components/drafts/find-source'
import { listSourceGroups } from '@/components/drafts/source-groups'
import { FormPage } from '@/components/forms/form-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { draftsText } from '@/i18n/drafts'
import { getLanguage } from '@/i18n/language'
import { requireViewer } from '@/lib/auth/viewer'
import { getLists } from '@/lib/content/lists'
import { listDraftSources } from '@/lib/drafts/draft'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: draftsText().form.title }))

export default async function NewDraftPage({ searchParams }: { searchParams: Params }) {
  const { isSubscribed } = await requireViewer(routes.newDraft)
  const { source } = await readSearchParams(searchParams, 'source')
  const text = draftsText()
  const hasModel = settings().ai.provider !== null
  const pageLanguage = DRAFT_LANGUAGES.find((language) => language === getLanguage()) ?? 'en'
  if (!isSubscribed)
    return (
      <FormPage title={text.form.title} breadcrumbs={<BackToDrafts />}>
        <DraftUpgrade />
      </FormPage>
    )
  return (
    <FormPage title={text.form.title} breadcrumbs={<BackToDrafts />}>
      <p>{hasModel ? text.withModel : text.withoutModel}</p>
      <DraftForm
        sources={await listSources()}
        source={source}
        language={pageLanguage}
        hasModel={hasModel}
      />
    </FormPage>
  )
}

async function listSources(): Promise<SourcesByLanguage> {
  const lists = await getLists()
  const entries = DRAFT_LANGUAGES.map(async (language) => [
    language,
    listSourceGroups(await listDraftSources(language), lists, language),
  ])
  return Object.fromEntries(await Promise.all(entries))
}
