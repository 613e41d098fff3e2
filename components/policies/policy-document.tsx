import { siteOwner } from '@/base/owner'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Alert } from '@/components/ui/alert'
import { policyText } from '@/i18n/policies'
import { runInLanguage } from '@/i18n/request-language'
import { POLICY_ROUTES } from '@/lib/policies/kinds'
import type { PolicyPage } from '@/lib/policies/published'
import { EarlierVersions } from './earlier-versions'
import { PolicySections } from './policy-sections'
import { VersionStatus } from './version-status'

/** With its own title and trail on the page of one version, else on the page of the version in force. */
export function PolicyDocument({
  page,
  isVersionPage,
}: {
  page: PolicyPage
  isVersionPage?: true
}) {
  const { policy, version, timeline, text } = page
  const { description, lede } = text
  const { page: getPath, version: buildVersionPath } = POLICY_ROUTES[policy]
  const current = { title: text.title, path: getPath() }
  const { versions } = policyText(siteOwner)
  const versionTitle = versions.title(text.title, version.number)
  const [englishPath, englishVersionPath] = runInLanguage('en', () => [
    getPath(),
    buildVersionPath(version.number),
  ])
  const step = isVersionPage
    ? { title: versionTitle, path: buildVersionPath(version.number), parents: [current] }
    : current
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...{ ...step, description }} />
      <h1 className="underlined">{step.title}</h1>
      <p className="lede mt-4">{lede}</p>
      <VersionStatus {...{ policy, version, timeline }} />
      {text.translationOf && (
        <Alert tone="warning" className="mt-6 max-w-2xl">
          <p>{versions.translationOf(text.translationOf, version.number)}</p>
          <a
            href={isVersionPage ? englishVersionPath : englishPath}
            hrefLang="en"
            className="inline-flex min-h-11 items-center"
          >
            {versions.readEnglish}
          </a>
        </Alert>
      )}
      <PolicySections text={text} />
      {!isVersionPage && <EarlierVersions policy={policy} versions={timeline.earlier} />}
    </main>
  )
}
