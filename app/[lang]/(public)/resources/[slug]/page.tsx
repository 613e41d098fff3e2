import { notFound } from 'next/navigation'
import { ResourcePage } from '@/components/public-pages/resource-page'
import { findResourceImage } from '@/content/sharing-images'
import { resourcePageText } from '@/i18n/resource-page'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { fitDescription, fitTitle } from '@/lib/search-result'
import { getPublicResource, type PublicResource } from '@/lib/toolkit/public-resources'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

const requireResource = async ({ params }: Props) =>
  (await getPublicResource((await params).slug)) ?? notFound()

const describeResource = ({ description }: PublicResource) =>
  fitDescription(description, resourcePageText().more)

export const generateMetadata = describePage(async (props: Props) => {
  const resource = await requireResource(props)
  return buildPageMetadata({
    title: fitTitle(resource.title, resource.typeLabel),
    description: describeResource(resource),
    path: routes.resource(resource.work),
    languages: resource.languages,
    image: findResourceImage(resource),
  })
})

export default async function PublicResourcePage(props: Props) {
  const resource = await requireResource(props)
  return <ResourcePage resource={resource} description={describeResource(resource)} />
}
